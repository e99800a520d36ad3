import { type Caller, client, stranger } from "../support/api"
import { contents, countStatements, uncached } from "../support/facts"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("polls are listed newest first with the share of each answer", async () => {
  const { status, body } = await admin.get("/profile/polls")
  expect([status, body.length]).toEqual([200, 2])
  const [newest] = body
  expect(newest).toMatchObject({ id: 2, yourVote: null, votes: 10 })
  expect(newest.options.map(({ result }: { result: string }) => result)).toEqual(["40%", "20%", "30%", "10%"])
  expect(newest.options[0].votedUser[0]).toEqual({ img: "/portraits/elif-aydin.svg", username: "Elif Aydın" })
  expect((await admin.get("/profile/data")).body.polls).toEqual(newest.options)
  expect(await countStatements(() => admin.send("/profile/polls", uncached))).toHaveLength(1)
})

test("a vote counts once and can be changed", async () => {
  const vote = (body: object) => admin.post("/profile/vote", body)
  const first = (await vote({ name: "Last year's geese" })).body.poll
  expect(first).toMatchObject({ votes: 11, yourVote: "Last year's geese" })
  expect(first.options[3]).toMatchObject({ result: "18%" })
  expect((await vote({ name: "Last year's geese" })).body.poll.votes).toBe(11)
  const changed = (await vote({ pollId: 2, name: "Rossetti marble" })).body.poll
  expect(changed).toMatchObject({ votes: 11, yourVote: "Rossetti marble" })
  expect(changed.options[3].votedUser).toHaveLength(1)
  expect((await vote({ pollId: "1", name: "Wednesday" })).body.poll).toMatchObject({ id: 1, yourVote: "Wednesday" })
})

test("unknown answers, unknown polls and empty votes are rejected", async () => {
  const other = await stranger()
  const before = await contents()
  const none = await admin.post("/profile/vote", { name: "Wednesday" })
  expect([none.status, Object.keys(none.body.error)]).toEqual([422, ["name"]])
  expect((await admin.post("/profile/vote", { pollId: 99, name: "Wednesday" })).status).toBe(404)
  expect((await admin.post("/profile/vote", { pollId: 2 })).status).toBe(422)
  expect(await contents()).toEqual(before)
  await other.post("/profile/vote", { name: "Rossetti marble" })
  expect((await admin.get("/profile/polls")).body[0].votes).toBe(11)
})
