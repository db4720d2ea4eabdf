"""The owner's page, and what the owner says and does at everybody's table."""

from playwright.sync_api import expect

from hatbox.server.web.owner import TOKEN_FILE
from tests.page.conftest import Visit
from tests.page.test_screens import found_by_axe
from tests.page.test_tables import friends, start
from tests.server.running import Server


def test_the_owner_sees_the_tables_speaks_to_all_and_removes_one(
    visit: Visit, own_house: Server
) -> None:
    ana, ben = friends(visit, own_house, "de", "nl", game="not-a-hat")
    start(ana)
    owner = visit(own_house, language="fr", bypass_csp=True, painted=True)
    page = owner.page
    page.goto(f"{own_house.url}/owner")
    page.locator("[data-owner=token]").fill("nonsense-nonsense-nonsense")
    page.get_by_role("button", name=owner.say("owner-open")).click()
    expect(page.get_by_role("alert")).to_contain_text(owner.say("error-owner"))
    assert found_by_axe(owner) == []

    page.locator("[data-owner=token]").fill((own_house.folder / TOKEN_FILE).read_text())
    page.keyboard.press("Enter")
    table = page.locator("[data-table]")
    expect(table).to_contain_text(owner.say("owner-state-playing"))
    assert owner.say("owner-here", people=2) in owner.text
    assert found_by_axe(owner) == []
    page.reload()  # the tab still knows who it is
    expect(table).to_have_count(1)

    page.locator("[data-owner=text]").fill("Kaffee!")
    page.locator("[data-owner=minutes]").fill("5")
    page.get_by_role("button", name=owner.say("owner-word-say")).click()
    for person in (ana, ben):
        expect(person.page.locator("[data-word]")).to_contain_text("Kaffee!")
        assert person.say("word-restart", minutes=5) in person.text
    ana.page.locator("[data-word] button").click()
    expect(ana.page.locator("[data-word]")).to_have_count(0)
    page.locator("[data-owner=word] button").click()
    expect(ben.page.locator("[data-word]")).to_have_count(0)

    table.get_by_role("button", name=owner.say("owner-remove")).click()
    page.get_by_role("button", name=owner.say("owner-keep")).click()
    table.get_by_role("button", name=owner.say("owner-remove")).click()
    page.locator("[data-owner=remove]").click()
    expect(table).to_have_count(0)
    for person in (ana, ben):
        expect(person.page.get_by_text(person.say("page-error-gone"))).to_be_visible()

    page.locator("[data-owner=close]").click()
    expect(page.locator("[data-owner=token]")).to_have_value("")
