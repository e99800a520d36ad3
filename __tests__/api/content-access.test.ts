import { existsSync } from "node:fs"
import { join } from "node:path"
import { endpoints } from "@/lib/features"
import { blogCovers } from "@/lib/features/blog/values"
import { type Caller, client, nobody } from "../support/api"
import { contents, query } from "../support/facts"
import { root } from "../support/sources"

const nouns = ["account", "profile", "posts", "polls", "faq", "knowledgebase", "pricing", "blog"]
/** Endpoints that every signed-in user may use are left out. */
const ours = endpoints.filter(({ noun, can }) => nouns.includes(noun) && Array.isArray(can) && can[1] !== "Auth")
const inputs: Record<string, object> = {
  "/profile/vote": { name: "Rossetti marble" },
  "/blog/add-comment": { id: 1, commentText: "x" },
  "/profile/add-comment": { id: 1, comment: "x" },
}
const uploads = ours.filter(({ upload }) => upload).map(({ path }) => path)
const send = (who: Caller, method: string, path: string) => {
  if (method === "POST" && uploads.includes(path)) {
    return who.send(path, { method, body: new Uint8Array([1]), headers: { "content-type": "image/png" } })
  }
  if (method === "GET") return who.get(path)
  return method === "DELETE" ? who.delete(path, { id: 1 }) : who.post(path, inputs[path] ?? { id: 1 })
}

test.each(ours.map(({ method, path }) => [method, path]))(
  "%s %s: signed out 401, client 403, nothing written",
  async (method, path) => {
    const clientAccount = await client("client")
    const before = await contents()
    const refused = await send(nobody, method, path)
    expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"])
    const { status, body } = await send(clientAccount, method, path)
    expect([status, body.code]).toEqual([403, "forbidden"])
    expect(await contents()).toEqual(before)
  },
)

test("every picture named in the sample data exists", async () => {
  const columns: [string, string][] = [
    ["blog_posts", "featured_image"],
    ["kb_categories", "img"],
    ["pricing_plans", "img"],
    ["posts", "picture"],
    ["profiles", "cover_img"],
    ["profile_pages", "avatar"],
    ["profile_feeds", "img_url"],
    ["profile_photos", "img"],
  ]
  const [statement = ""] = [columns.map(([table, column]) => `select ${column} as img from ${table}`).join(" union ")]
  const named = (await query<{ img: string }>(statement)).map(({ img }) => img).filter(Boolean)
  named.push(...blogCovers.map((name) => `/covers/${name}.svg`))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((img) => !existsSync(join(root, "public", img)))).toEqual([])
})
