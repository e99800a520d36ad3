import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { Comments } from "@/components/features/blog/comments"
import { Toaster } from "@/components/ui/toaster"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/blog/endpoints"
import type { Post, PostComment } from "@/lib/features/blog/schema"
import blog from "@/messages/en/blog.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"

const comment = (id: number, more: Partial<PostComment> = {}): PostComment => ({
  id,
  avatar: "",
  userFullName: `Person ${id}`,
  commentedAt: "2026-03-01T09:00:00.000Z",
  commentText: `Text ${id}`,
  username: `person${id}`,
  mayDelete: false,
  ...more,
})

function Screen() {
  const { data } = useQuery(endpoints.getPost, { query: { id: 7 } })
  return data ? <Comments post={data} reader={{ fullName: "Ada", avatar: "" }} /> : null
}

/** The comments of a post on a fake server, which saves them unless it `refuses`. */
function show(comments: PostComment[], refuses = false) {
  let stored = comments
  const calls = network(({ method, path, query, body }) => {
    if (method === "GET") return { body: { id: 7, comments: stored } as Partial<Post> }
    if (refuses) return { status: 409, body: { error: "Closed.", code: "conflict" } }
    if (path.endsWith("/delete-comment")) stored = stored.filter(({ id }) => id !== Number(query.get("id")))
    if (path.endsWith("/restore-comment")) stored = comments
    if (path.endsWith("/add-comment")) {
      const { commentText } = body as { commentText: string }
      stored = [...stored, comment(90, { commentText, userFullName: "Ada", mayDelete: true })]
    }
    return { body: {} }
  })
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, blog }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Screen />
        <Toaster />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
  return calls
}
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" })
const texts = () =>
  within(screen.getByRole("list", { name: "Comments" }))
    .getAllByRole("listitem")
    .map((item) => /Text \d|Mine/.exec(item.textContent ?? "")?.[0])

test("a comment appears once, and the box is cleared", async () => {
  const calls = show([comment(1)])
  await userEvent.type(await box(), "  Mine ")
  await userEvent.click(screen.getByRole("button", { name: "Post comment" }))
  await screen.findByRole("heading", { name: "2 comments" })
  await screen.findByRole("button", { name: "Delete the comment by Ada" })
  expect(texts()).toEqual(["Text 1", "Mine"])
  expect((await box()).value).toBe("")
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { id: 7, commentText: "Mine" },
  ])
})

test("a rejected comment returns to the box with the server's message", async () => {
  show([comment(1)], true)
  await userEvent.type(await box(), "Mine")
  await userEvent.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Closed.")
  await waitFor(async () => expect((await box()).value).toBe("Mine"))
  expect(texts()).toEqual(["Text 1"])
})

test("an empty comment is not sent", async () => {
  const calls = show([])
  await userEvent.type(await box(), "   ")
  await userEvent.click(screen.getByRole("button", { name: "Post comment" }))
  expect(screen.getByRole("alert").textContent).toBe("Write a comment first.")
  expect(document.activeElement).toBe(await box())
  expect(calls.filter(({ method }) => method === "POST")).toEqual([])
})

test("a reply starts with the username once, which notifies that user", async () => {
  show([comment(1)])
  const field = await box()
  await userEvent.type(field, "yes")
  await userEvent.click(screen.getByRole("button", { name: "Reply to Person 1" }))
  await userEvent.click(screen.getByRole("button", { name: "Reply to Person 1" }))
  expect(field.value).toBe("@person1 yes")
  expect(document.activeElement).toBe(field)
})

test("users can delete comments they may delete, and Undo restores them", async () => {
  show([comment(1), comment(2, { mayDelete: true })])
  await userEvent.click(await screen.findByRole("button", { name: "Delete the comment by Person 2" }))
  expect(screen.queryByRole("button", { name: "Delete the comment by Person 1" })).toBeNull()
  await screen.findByRole("heading", { name: "1 comment" })
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => expect(texts()).toEqual(["Text 1", "Text 2"]))
})
