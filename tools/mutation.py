"""Small faults that can be made in a module: all of them, always in the same order."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, NamedTuple


class Place(NamedTuple):
    """A place in the syntax tree, where another node can be put."""

    parent: Any
    field: str
    at: int | None
    """Index, if the field is a list."""

    @property
    def node(self) -> Any:
        value = getattr(self.parent, self.field)
        return value if self.at is None else value[self.at]

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


Change = tuple[str, Callable[[], None]]
"""A description of a change, and a function that makes it."""


class Site(NamedTuple):
    """One possible change."""

    line: int
    function: str
    called: bool
    """Whether it is in the body of a function, rather than in code that runs at import."""
    change: str
    apply: Callable[[], None]


COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
SKIPPED_FIELDS = {
    *("annotation", "returns", "decorator_list", "bases"),
    *("ctx", "type_comment", "type_params"),
}
"""Fields that are left alone: type annotations are the type checker's, decorators are caches."""
SKIPPED_NODES = (ast.Assert, ast.Import, ast.ImportFrom)
"""Nodes that are left alone; an assert states what cannot happen."""


def sites(tree: ast.Module) -> Iterator[Site]:
    """Every change that can be made to a module."""
    for place, (function, called) in _places(tree, ("", False)):
        for label, apply in _changes(place):
            yield Site(place.node.lineno, function, called, label, apply)


Within = tuple[str, bool]


def _places(node: ast.AST, within: Within) -> Iterator[tuple[Place, Within]]:
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        children = value if isinstance(value, list) else [value]
        for at, child in enumerate(children):
            if not isinstance(child, ast.AST) or _skipped(child):
                continue
            inner = _within(node, field, child, within)
            if isinstance(child, ast.expr | ast.stmt):
                yield Place(node, field, at if isinstance(value, list) else None), inner
            yield from _places(child, inner)


def _within(node: ast.AST, field: str, child: ast.AST, within: Within) -> Within:
    """The function or class of a node, and whether it runs only when called."""
    name, called = within
    if isinstance(child, ast.FunctionDef | ast.ClassDef):
        name = f"{name}.{child.name}".lstrip(".")
    return name, called or (isinstance(node, ast.FunctionDef | ast.Lambda) and field == "body")


def _skipped(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            # A type alias, or a class's list of attributes.
            return name == "__slots__" or isinstance(value, ast.Subscript)
        case ast.Call(func=ast.Name(id="lru_cache")):
            return True
        case _:
            return isinstance(node, SKIPPED_NODES)


def _changes(place: Place) -> Iterator[Change]:
    node = place.node
    if isinstance(node, ast.stmt):
        yield from _statement(place, node)
    if isinstance(node, ast.expr):
        for other in _others(node):
            yield f"{_text(node)} → {_text(other)}", partial(place.put, other)
    if isinstance(node, ast.If | ast.IfExp | ast.While) and _plain(node.test):
        turned = ast.UnaryOp(ast.Not(), node.test)
        yield _text(turned), partial(setattr, node, "test", turned)


def _statement(place: Place, node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            pass
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "return None", partial(setattr, node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Break():
            yield f"without {_text(node)}", partial(place.put, ast.Pass())
        case ast.Continue():
            yield "without continue", partial(place.put, ast.Pass())
        case ast.Assign(targets=[target], value=value) if _overwrites(target, value):
            yield f"without {_text(node)}", partial(place.put, ast.Pass())
        case _:
            pass


def _overwrites(target: ast.expr, value: ast.expr) -> bool:
    """Whether the program could still run without this assignment."""
    names = {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}
    read = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}
    return isinstance(target, ast.Attribute) or bool(names & read)


def _others(node: ast.expr) -> Iterator[ast.expr]:
    """Expressions that could be written here by mistake."""
    other = deepcopy(node)
    match other:
        case ast.Compare(ops=[op]):
            other.ops = [COMPARISONS[type(op)]()]
            yield other
        case ast.BoolOp(op=joined):
            other.op = ast.Or() if isinstance(joined, ast.And) else ast.And()
            yield other
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(op=sign) if type(sign) in ARITHMETIC:
            other.op = ARITHMETIC[type(sign)]()
            yield other
        case ast.Constant(value=bool() | int() | str() as value):
            yield ast.Constant(_another(value))
        case ast.Call():
            yield from _calls(other)
        case ast.Tuple(elts=[_, *_, _], ctx=ast.Load()):
            other.elts.pop()
            yield other
        case _:
            pass


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    """The first two arguments exchanged; each named argument left out."""
    match node.args:
        case [first, second, *_] if not isinstance(first, ast.Starred | ast.Constant):
            if not isinstance(second, ast.Starred) and _text(first) != _text(second):
                yield ast.Call(node.func, [second, first, *node.args[2:]], node.keywords)
    for index in range(len(node.keywords)):
        kept = node.keywords[:index] + node.keywords[index + 1 :]
        yield ast.Call(node.func, node.args, kept)


def _another(value: bool | int | str) -> bool | int | str:  # noqa: FBT001 (a constant's value)
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"XX{value}"


def _plain(test: ast.expr) -> bool:
    """Whether no other change negates this condition."""
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not negated and not isinstance(test, ast.Compare | ast.BoolOp)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 80 else f"{text[:39]}…{text[-40:]}"
