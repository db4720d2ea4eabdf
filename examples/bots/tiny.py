"""A bot in ten lines: any option is as good as any other. See docs/bot-protocol.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        answer = random.choice(message["options"])
        print(json.dumps({"number": message["number"], "answer": answer}), flush=True)
