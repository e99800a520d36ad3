import { type AddressInfo, createServer, type Server, type Socket } from "node:net"
import { sendMail } from "@/lib/core/mail"

const heard: string[] = []
let server: Server

/** As much of a mail server as it takes to be handed a mail. */
function answer(socket: Socket): void {
  let isData = false
  socket.write("220 ready\r\n")
  socket.on("data", (chunk) => {
    heard.push(String(chunk))
    if (isData && String(chunk).endsWith("\r\n.\r\n")) {
      isData = false
      socket.write("250 taken\r\n")
    } else if (!isData) {
      isData = String(chunk).startsWith("DATA")
      socket.write(isData ? "354 go on\r\n" : "250 ok\r\n")
    }
  })
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test("a mail reaches those who should get it, names all it is addressed to, and carries its files", async () => {
  await sendMail({
    to: ['"Ada" <ada@inside.example>', "out@side.example"],
    cc: ["cc@side.example"],
    recipients: ["out@side.example", "blind@side.example"],
    replyTo: "ada@inside.example",
    subject: "Offer",
    text: "Hello",
    html: "<p>Hello</p>",
    attachments: [{ filename: "a.txt", contentType: "text/plain", content: new TextEncoder().encode("file") }],
  })
  const talk = heard.join("")
  expect(talk).toContain("MAIL FROM:<no-reply@localhost>")
  expect([...talk.matchAll(/RCPT TO:<(.+)>/g)].map((match) => match[1])).toEqual([
    "out@side.example",
    "blind@side.example",
  ])
  expect(talk).toMatch(/^To: Ada <ada@inside\.example>, out@side\.example/m)
  expect(talk).toMatch(/^Cc: cc@side\.example/m)
  expect(talk).toMatch(/^Reply-To: ada@inside\.example/m)
  expect(talk).toContain("<p>Hello</p>")
  expect(talk).toContain("filename=a.txt")
  expect(talk.split("DATA")[1]).not.toContain("blind@")
})
