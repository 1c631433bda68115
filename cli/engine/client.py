"""Plays a random game through the engine: python3 cli/engine/client.py teahouse 3"""
import itertools, json, os, random, subprocess, sys

game, seats = sys.argv[1] if len(sys.argv) > 1 else "teahouse", int(sys.argv[2]) if len(sys.argv) > 2 else 3
command = os.environ.get("MACHIYA", "npx machiya").split() + ["engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
ids = itertools.count(1)


def ask(method, **params):
    message = {"jsonrpc": "2.0", "id": next(ids), "method": method, "params": params}
    print(json.dumps(message), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(answer["error"]["message"])
    return answer["result"]


state = ask("start", game=game, seats=seats)
table, moves = state["table"], 0
while not state["over"]:
    seat = random.choice(state["waitingFor"])
    picks = [offer["pick"] for offer in ask("options", table=table, seat=seat) if "no" not in offer]
    state = ask("play", table=table, seat=seat, pick=random.choice(picks), number=state["number"])
    moves += 1
print(f"{game}, {seats} seats, over after {moves} moves")
for rank in ask("standing", table=table)["standing"]:
    print(f"{rank['place']}. seat {rank['seat']}: {rank['score']}")
engine.stdin.close()
sys.exit(engine.wait())
