import sharp from "sharp"
import { type Caller, client, stranger } from "../support/api"
import { countStatements, uncached } from "../support/facts"
import { addPerson, colleague } from "../support/people"

const path = "/profile/data"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("the profile has the fields of the contract", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(
    "header userAbout suggestedPages twitterFeeds post latestPhotos suggestions polls".split(" "),
  )
  expect(body.header).toEqual({
    avatar: "/portraits/ada-lindqvist.svg",
    username: "Ada Lindqvist",
    designation: "Owner",
    coverImg: "/covers/street-iris.svg",
  })
  expect(Object.keys(body.userAbout)).toEqual(["about", "joined", "lives", "email", "website"])
  expect(body.userAbout).toMatchObject({ joined: "2011-04-02", lives: "Helsinki, Finland", email: "admin@demo.com" })
  expect(Object.keys(body.suggestedPages[0]).sort()).toEqual("avatar favorite subtitle username".split(" "))
  expect(Object.keys(body.twitterFeeds[0]).sort()).toEqual("desc favorite id imgUrl tags title".split(" "))
  expect(Object.keys(body.suggestions[0]).sort()).toEqual("avatar mutualFriend name".split(" "))
  expect(body.latestPhotos).toHaveLength(9)
  expect(Object.keys(body.latestPhotos[0])).toEqual(["img"])
  expect(body.polls.map(({ name }: { name: string }) => name)).toContain("Rossetti marble")
  expect(Object.keys(body.polls[0]).sort()).toEqual(["name", "result", "votedUser"])
})

test("posts are listed newest first, with exactly the keys of the contract", async () => {
  const { post } = (await admin.get(path)).body
  const keys =
    "avatar comments detailedComments likedCount likedUsers likes postText postTime share username youLiked".split(" ")
  for (const one of post) {
    expect(
      Object.keys(one)
        .filter((key) => key !== "postImg")
        .sort(),
    ).toEqual(keys)
    expect(one.likedCount).toBe(one.likes - one.likedUsers.length)
    expect(one.comments).toBe(one.detailedComments.length)
    for (const comment of one.detailedComments) {
      expect(Object.keys(comment).sort()).toEqual("avatar comment commentsLikes username youLiked".split(" "))
    }
  }
  const times = post.map(({ postTime }: { postTime: string }) => postTime)
  expect(times).toEqual([...times].sort().reverse())
})

test("the whole profile takes three statements, whatever is on it", async () => {
  expect(await countStatements(() => admin.send(path, uncached))).toHaveLength(3)
})

test("suggestions leave out the caller and users they follow, and count common friends", async () => {
  const { friends, suggestions } = (await admin.get("/profile/friends")).body
  const shown = (await admin.get(path)).body.suggestions
  expect(shown).toEqual(
    suggestions.map(({ avatar, name, mutualFriend }: Record<string, unknown>) => ({ avatar, name, mutualFriend })),
  )
  const ids = friends.map(({ id }: { id: number }) => id)
  expect(ids.length).toBeGreaterThan(3)
  for (const { id, following } of suggestions) {
    expect([ids.includes(id), id === 1, following]).toEqual([false, false, false])
  }
  expect(suggestions[0].mutualFriend).toBeGreaterThan(1)
  const counts = suggestions.map(({ mutualFriend }: { mutualFriend: number }) => mutualFriend)
  expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a))
})

test("following toggles; the caller and unknown users can't be followed", async () => {
  const { id } = await addPerson()
  const follow = (who: unknown) => admin.post("/profile/follow", { id: who })
  expect((await follow(id)).body).toEqual({ id, following: true })
  const friends = (await admin.get("/profile/friends")).body.friends
  expect(friends.find((friend: { id: number }) => friend.id === id)).toMatchObject({ following: true })
  expect((await follow(id)).body).toEqual({ id, following: false })
  expect((await follow(1)).status).toBe(409)
  expect((await follow(99_999)).status).toBe(404)
  expect((await follow("x")).status).toBe(422)
  expect((await (await stranger()).post("/profile/follow", { id: id + 500 })).status).toBe(404)
})

test("stars on pages and feeds belong to the user who sets them", async () => {
  const me = await colleague("author")
  const page = { username: "Rossetti Carta" }
  expect((await me.post("/profile/favorite-page", page)).body).toEqual({ ...page, favorite: true })
  const pages = (await me.get(path)).body.suggestedPages
  expect(pages.filter(({ favorite }: { favorite: boolean }) => favorite)).toHaveLength(1)
  expect((await me.post("/profile/favorite-page", page)).body).toEqual({ ...page, favorite: false })
  expect((await me.post("/profile/favorite-feed", { id: "@rossetticarta" })).body.favorite).toBe(true)
  const feeds = (await me.get(path)).body.twitterFeeds
  expect(feeds.find(({ id }: { id: string }) => id === "@rossetticarta").favorite).toBe(true)
  expect((await admin.get(path)).body.suggestedPages[1].favorite).toBe(false)
  expect((await me.post("/profile/favorite-page", { username: "Nobody" })).status).toBe(404)
  expect((await me.post("/profile/favorite-feed", { id: "" })).status).toBe(422)
})

test("designation, cover and about can be changed; the about text is the bio of the settings", async () => {
  const me = await colleague("author")
  const profile = { designation: "Wrapper", coverImg: "/covers/street-sage.svg", about: "With string" }
  const { status, body } = await me.post("/profile/update", { profile })
  expect([status, body]).toEqual([
    200,
    {
      header: { avatar: "", username: me.user.fullName, designation: "Wrapper", coverImg: "/covers/street-sage.svg" },
      about: "With string",
    },
  ])
  expect((await me.get("/account-setting/data")).body.info.bio).toBe("With string")
  const merged = await me.post("/profile/update", { profile: { designation: "" } })
  expect(merged.body.header).toMatchObject({ designation: "", coverImg: "/covers/street-sage.svg" })
  for (const coverImg of ["https://evil.example/t.gif", "/../x.svg", "javascript:1", "/covers/a b.svg"]) {
    const refused = await me.post("/profile/update", { profile: { coverImg } })
    expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["profile.coverImg"]])
  }
})

test("a photo is stored whole and listed first", async () => {
  const me = await colleague("author")
  const picture = await sharp({ create: { width: 2000, height: 500, channels: 3, background: "#5b5bd6" } })
    .png()
    .toBuffer()
  const { status, body } = await me.send("/profile/photo", {
    method: "POST",
    body: picture as unknown as BodyInit,
    headers: { "content-type": "image/png" },
  })
  expect(status).toBe(201)
  const id = body.img.split("/").at(-1)
  const file = await me.get("/api/files/{id}", {}, { id })
  expect(await sharp(file.body as Uint8Array).metadata()).toMatchObject({ width: 1600, height: 400, format: "webp" })
  expect((await me.get(path)).body.latestPhotos).toEqual([{ img: body.img }])
})

test("a newly registered user has a profile in a separate workspace", async () => {
  const other = await stranger()
  const { status, body } = await other.get(path)
  expect([status, body.userAbout.email]).toEqual([200, other.user.email])
  expect(body.post.length).toBeGreaterThan(3)
  await other.post("/profile/add-post", { post: { postText: "only here" } })
  expect(JSON.stringify((await admin.get(path)).body)).not.toContain("only here")
})

test("photos are paged and private; deleted ones can be restored by their owner only", async () => {
  const { photos, total } = (await admin.get("/profile/photos", { perPage: 2 })).body
  expect([photos.length, total]).toEqual([2, 9])
  const [{ id, img }] = photos
  const me = await colleague("author")
  expect((await me.delete("/profile/delete-photo", { id })).status).toBe(404)
  expect((await admin.delete("/profile/delete-photo", { id })).body).toEqual({ id })
  expect((await admin.get("/profile/photos")).body.total).toBe(8)
  expect((await me.post("/profile/restore-photo", { id })).status).toBe(404)
  expect((await admin.post("/profile/restore-photo", { id })).body).toEqual({ id })
  expect((await admin.get("/profile/photos")).body.photos[0]).toMatchObject({ id, img })
  expect((await me.get("/profile/photos")).body).toEqual({ photos: [], total: 0 })
})
