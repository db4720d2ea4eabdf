"""A bot at somebody's table: python online.py http://localhost:8000 TABLE"""

import asyncio
import random
import sys
from contextlib import suppress

from hatbox import RuleError
from hatbox.client import Client


async def play(url: str, table: str) -> None:
    ticket = await Client.join(url, table, "Tiny", program=True)
    async with Client(url, ticket) as client:
        async for news in client.news():
            if question := news["question"]:
                with suppress(RuleError):  # somebody was quicker: the question is closed
                    await client.answer(question, random.choice(client.options(question)))
    print("The winners sit at", client.over["winners"])


asyncio.run(play(*sys.argv[1:]))
