import sharp from "sharp"
import { nobody, stranger } from "../support/api"
import { v1 } from "../support/books-api"

// The logo and the opening hours of a business, as its forms send them.

const picture = (width: number) => sharp({ create: { width, height: 20, channels: 3, background: "#0f766e" } })
const upload = (content: Uint8Array, type: string) => ({
  method: "POST",
  body: content as unknown as BodyInit,
  headers: { "content-type": type },
})

test("a logo of any kind is stored as a PNG of at most 512 pixels, and a business can have it", async () => {
  const admin = await stranger()
  const { status, body } = await admin.send(
    `${v1}/business-logos`,
    upload(await picture(800).webp().toBuffer(), "image/webp"),
  )
  expect(status).toBe(201)
  const id = body.logo.slice("/api/files/".length)
  const file = await admin.get("/api/files/{id}", {}, { id })
  const { format, width } = await sharp(file.body).metadata()
  expect([file.headers.get("content-type"), format, width]).toEqual(["image/png", "png", 512])
  const values = { legalName: "Logo Oy", country: "FI", currency: "EUR", logo: body.logo, colour: "#0f766e" }
  expect((await admin.post(`${v1}/businesses`, values)).body).toMatchObject({ logo: body.logo, colour: "#0f766e" })
})

test("a text isn't a logo, and nobody uploads one without the right", async () => {
  const admin = await stranger()
  const text = upload(new TextEncoder().encode("no picture"), "image/png")
  expect((await admin.send(`${v1}/business-logos`, text)).status).toBe(422)
  expect((await nobody.send(`${v1}/business-logos`, text)).status).toBe(401)
})

test("a shop keeps its hours from Monday to Sunday, and a week of another length is refused", async () => {
  const admin = await stranger()
  const business = { legalName: "Hours Oy", country: "FI", currency: "EUR" }
  const { body } = await admin.post(`${v1}/businesses`, business)
  const shop = (await admin.post(`${v1}/shops`, { business: body.id, name: "Open" })).body
  const day = { from: "09:00", until: "18:00" }
  const change = (openingHours: unknown) => admin.patch(`${v1}/shops/{id}`, { openingHours }, { id: String(shop.id) })
  const week = [day, day, day, day, { from: "09:00", until: "21:00" }, day, null]
  expect((await change(week)).body.openingHours).toEqual(week)
  expect((await change(week.slice(1))).status).toBe(422)
  const wrong = await change([{ from: "", until: "18:00" }, ...week.slice(1)])
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, "openingHours.0.from"])
})
