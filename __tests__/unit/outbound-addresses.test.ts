import type { LookupAddress } from "node:dns"
import { networkInterfaces } from "node:os"
import { hasPrivateAddress, isPublicAddress, urlProblem } from "@/lib/core/outbound/address"
import { postOutside } from "@/lib/core/outbound/request"
import { startReceiver } from "../support/webhook-receiver"

// The addresses that the product may call on a user's behalf: those of webhooks.

const refused = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "no address",
]

test.each(refused)("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false))

test.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test("no address of this machine is public", () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? [])
  expect(own.filter(isPublicAddress)).toEqual([])
})

test.each([
  ["https://hooks.example/in?x=1", undefined],
  ["https://hooks.example:8443/in", undefined],
  ["https://hooks.example:80/in", undefined],
  ["https://1.1.1.1/", undefined],
  ["http://hooks.example/in", "https"],
  ["https://hooks.example:22/", "port"],
  ["https://hooks.example:25/", "port"],
  ["https://me:secret@hooks.example/", "url"],
  ["https://hooks.example/#part", "url"],
  ["ftp://hooks.example/", "url"],
  ["hooks.example", "url"],
  ["https://127.0.0.1/", "private"],
  ["https://2130706433/", "private"],
  ["https://0x7f.1/", "private"],
  ["https://0177.0.0.1/", "private"],
  ["https://127.1/", "private"],
  ["https://１２７.0.0.1/", "private"],
  ["https://[::1]/", "private"],
  ["https://[::ffff:127.0.0.1]/", "private"],
  ["https://[fe80::1]/", "private"],
])("the address %s has the problem %s", (url, problem) => expect(urlProblem(url, false)).toBe(problem))

test("the operator can allow private addresses and http, but no other ports", () => {
  expect(urlProblem("http://127.0.0.1:8080/", true)).toBeUndefined()
  expect(urlProblem("http://127.0.0.1:25/", true)).toBe("port")
})

const options = { allowsPrivate: false, timeoutMs: 2_000, maxBytes: 1024 }
const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))

test.each([["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1"], ["::ffff:10.0.0.1"]])(
  "a name that resolves to %s is refused without a connection",
  async (...addresses) => {
    const sending = postOutside("https://hooks.example/in", {}, "{}", {
      ...options,
      resolve: async () => at(...addresses),
    })
    await expect(sending).rejects.toMatchObject({ failure: "refused-address" })
  },
)

test("a name that was public when the address was saved is refused once it is private", async () => {
  const receiver = await startReceiver()
  const url = `https://hooks.example:${new URL(receiver.url).port}/in`
  let asked = 0
  const rebinding = async () => at(asked++ === 0 ? "93.184.216.34" : "127.0.0.1")
  expect(await hasPrivateAddress(url, rebinding)).toBe(false)
  const sending = postOutside(url, {}, "{}", { ...options, resolve: rebinding })
  await expect(sending).rejects.toMatchObject({ failure: "refused-address" })
  expect([asked, receiver.received.length]).toEqual([2, 0])
  await receiver.stop()
})

test("one request resolves the name once, and connects to the address that was checked", async () => {
  const receiver = await startReceiver()
  const { port } = new URL(receiver.url)
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return at("127.0.0.1")
  }
  const sent = { ...options, allowsPrivate: true, resolve }
  const response = await postOutside(`http://name.invalid:${port}/in`, { "x-a": "b" }, '{"ä":1}', sent)
  expect(response).toMatchObject({ status: 200, body: "thanks" })
  expect(asked).toEqual(["name.invalid"])
  expect(receiver.received).toMatchObject([{ body: '{"ä":1}', headers: { "x-a": "b", host: `name.invalid:${port}` } }])
  await receiver.stop()
})

test("only the beginning of an answer is read, a slow one until the timeout", async () => {
  const receiver = await startReceiver((response) => {
    response.write("x".repeat(5_000))
  })
  const sent = { ...options, allowsPrivate: true }
  expect((await postOutside(receiver.url, {}, "{}", sent)).body).toBe("x".repeat(1024))
  receiver.reply = (response) => void response.write("slow\u0000")
  const slow = await postOutside(receiver.url, {}, "{}", { ...sent, timeoutMs: 300 })
  expect(slow).toMatchObject({ status: 200, body: "slow\ufffd" })
  receiver.reply = () => {}
  const silent = postOutside(receiver.url, {}, "{}", { ...sent, timeoutMs: 300 })
  await expect(silent).rejects.toMatchObject({ failure: "timeout" })
  await receiver.stop()
})

test("a closed port, an unknown name and a wrong certificate say which they are", async () => {
  const receiver = await startReceiver()
  await receiver.stop()
  const sent = { ...options, allowsPrivate: true }
  await expect(postOutside(receiver.url, {}, "{}", sent)).rejects.toMatchObject({ failure: "connection" })
  const unknown = { ...sent, resolve: () => Promise.reject(new Error("ENOTFOUND")) }
  await expect(postOutside("https://name.invalid/", {}, "{}", unknown)).rejects.toMatchObject({ failure: "dns" })
  const plain = await startReceiver()
  const secure = plain.url.replace("http:", "https:")
  await expect(postOutside(secure, {}, "{}", sent)).rejects.toMatchObject({ failure: "tls" })
  await plain.stop()
})
