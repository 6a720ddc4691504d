"""A bot account that plays at a table of a Nabu house, at random. Needs Python 3.8 and nothing else.

    NABU_TOKEN=nabu_… python3 nabu_bot.py http://localhost:4780 TABLE

The token needs the scopes "play" and "tables". The bot takes an open seat and plays to the end of the game.
"""

import base64, json, os, random, socket, ssl, struct, sys, urllib.request
from urllib.parse import urlsplit

PROTOCOL = 3


def ask(house, path, token, body):
    """One request; an error says what the house said."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{house}/api/v1{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["sentence"])


class Socket:
    """As much of WebSocket (RFC 6455) as a client needs: text both ways, pings answered."""

    def __init__(self, house, table):
        address = urlsplit(house)
        secure = address.scheme == "https"
        self.wire = socket.create_connection((address.hostname, address.port or (443 if secure else 80)))
        if secure:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=address.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /ws?table={table} HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.wire.sendall("\r\n".join(lines).encode())
        self.read = self.wire.makefile("rb")
        status = self.read.readline()
        if b" 101 " not in status:
            raise SystemExit(f"The house opened no socket: {status.decode().strip()}")
        while self.read.readline().strip():
            pass

    def say(self, message):
        self.send(1, json.dumps(message).encode())

    def send(self, kind, data):
        mask = os.urandom(4)
        length = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.wire.sendall(bytes([0x80 | kind]) + length + mask + hidden)

    def messages(self):
        text = b""
        while True:
            first, length = self.read.read(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.read.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.read.read(8))
            data = self.read.read(length)
            if first & 15 == 9:
                self.send(10, data)
            elif first & 15 == 8:
                return
            elif first & 15 < 3:
                text += data
                if first & 0x80:
                    yield json.loads(text)
                    text = b""


def play(house, token, table):
    """Takes a seat and makes random moves until the game is over; gives its result."""
    ask(house, f"/tables/{table}/join", token, {})
    line = Socket(house, table)
    line.say({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token})
    name, count, done = os.urandom(4).hex(), 0, -1
    for message in line.messages():
        if message["type"] in ("bye", "refused"):
            raise SystemExit(message["sentence"])
        now = message.get("now")
        if now is None:
            continue
        if now["phase"] == "over":
            return now["result"]
        if now["moves"] and now["ply"] > done:
            done, count = now["ply"], count + 1
            move = random.choice(now["moves"])
            line.say({"type": "play", "id": f"{name}-{count}", "ply": done, "move": move})


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1].rstrip("/"), os.environ["NABU_TOKEN"], sys.argv[2])))
