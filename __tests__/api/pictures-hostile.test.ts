import { setImmediate as turn } from "node:timers/promises"
import sharp from "sharp"
import { inTurn } from "@/lib/core/files/picture-queue"
import { type Caller, client, nobody } from "../support/api"
import { contents } from "../support/facts"

let admin: Caller
let png: Uint8Array<ArrayBuffer>
let huge: Uint8Array<ArrayBuffer>

const drawn = async (width: number, height: number, type: "png" | "jpeg" | "tiff" = "png") => {
  const create = { width, height, channels: 3 as const, background: "teal" }
  return new Uint8Array(await sharp({ create }).toFormat(type).toBuffer())
}

beforeAll(async () => {
  admin = await client("admin")
  png = await drawn(60, 40)
  huge = await drawn(6_200, 6_200)
})

const uploads: [path: string, search: string][] = [
  ["/account-setting/avatar", ""],
  ["/apps/users/avatar", "?id=1"],
  ["/profile/photo", ""],
  ["/apps/ecommerce/product-picture", ""],
  ["/blog/picture", ""],
  ["/apps/chat/upload-picture", "?id=2"],
  ["/apps/email/upload-attachment", "?fileName=a.png"],
  ["/api/v1/bag-photos", ""],
  ["/api/v1/deposit-receipts", ""],
]
const upload = (path: string, search: string, body: BodyInit, type = "image/png") =>
  admin.send(path, { method: "POST", body, headers: { "content-type": type }, search })

/** An SVG whose turbulence filter takes seconds to render. */
const svg = (() => {
  const clouds = '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="20"/></filter>'
  const size = 'width="4000" height="4000"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${clouds}<rect ${size} filter="url(#f)"/></svg>`
})()

describe.each(uploads)("%s", (path, search) => {
  test("accepts a picture", async () => {
    expect((await upload(path, search, png)).status).toBeLessThan(300)
  })

  test("checks the bytes and rejects other files, other formats and pictures that are too large", async () => {
    const before = await contents()
    const tooBig = await drawn(6_400, 6_400)
    const head = [...png.slice(0, 8)]
    const refused: [BodyInit, RegExp, string?][] = [
      [svg, /can’t be read as an image/],
      [`<?xml version="1.0"?>${svg}`, /can’t be read as an image/, "image/webp"],
      [await drawn(60, 40, "tiff"), /can’t be read as an image/],
      ["%PDF-1.7", /can’t be read as an image/, "image/jpeg"],
      [new Uint8Array([...head, ...new TextEncoder().encode(svg)]), /can’t be read as an image/],
      [await drawn(60, 40, "jpeg"), /is JPEG/],
      [png, /is PNG/, "image/gif"],
      [
        new Uint8Array([0xff, 0xd8, 0xff, ...Array.from({ length: 60 }, () => [0xff, 0xda, 0, 2]).flat()]),
        /can’t be read/,
        "image/jpeg",
      ],
      [tooBig, /at most 40 megapixels/],
    ]
    for (const [body, message, type] of refused) {
      const { status, body: response } = await upload(path, search, body, type)
      const told = response.error?.file ?? response.errors?.[0].messages
      expect([status, told?.[0]]).toEqual([422, expect.stringMatching(message)])
    }
    expect(await contents()).toEqual(before)
  })
})

test("only the first frame of an animation is used", async () => {
  const frames = await Promise.all(
    ["teal", "navy", "gold"].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const response = await upload("/apps/chat/upload-picture", "?id=2", new Uint8Array(gif), "image/gif")
  expect([response.status, response.body.picture.height]).toEqual([201, 40])
})

test("sign-in works during twenty hostile uploads, and the last ones are asked to retry", async () => {
  let unanswered = 20
  const burst = Array.from({ length: 20 }, async (_, n) => {
    const response = await upload("/apps/chat/upload-picture", "?id=2", n % 4 === 0 ? svg : huge)
    unanswered--
    return response
  })
  const { status } = await nobody.post("/jwt/login", { email: "admin@demo.com", password: "admin" })
  // With all four threads of the pool busy, the password would only be checked after the last pictures.
  expect([status, unanswered > 3]).toEqual([200, true])
  const responses = await Promise.all(burst)
  const counts = (wanted: number) => responses.filter((response) => response.status === wanted).length
  expect([counts(422), counts(201) + counts(503), counts(503) > 0]).toEqual([5, 15, true])
  for (const { status, headers, body } of responses) {
    if (status !== 503) continue
    expect([headers.get("retry-after"), body.error]).toEqual(["5", expect.stringMatching(/^Too many images/)])
  }
})

test("two pictures are decoded at a time, eight wait, and a failure frees its place", async () => {
  let [running, max] = [0, 0]
  const decode = async (n: number) => {
    running++
    max = Math.max(max, running)
    await turn()
    running--
    if (n % 3 === 0) throw new Error("broken")
    return n
  }
  const results = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => inTurn(() => decode(n))))
  const reasons = results.map((result) => (result.status === "fulfilled" ? "" : String(result.reason.message)))
  expect(reasons).toEqual(
    Array.from({ length: 14 }, (_, n) => (n >= 10 ? "503 unavailable" : n % 3 === 0 ? "broken" : "")),
  )
  expect([max, await inTurn(() => decode(1))]).toEqual([2, 1])
})
