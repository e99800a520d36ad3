import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { postCommentLikes, postComments, postMarks, posts } from "@/lib/features/posts/table"
import { hoursBefore, type SeedContext } from "./context"

interface Post {
  by: string
  /** Hours since it was written. */
  hours: number
  text: string
  picture?: string
  likedBy: string[]
  sharedBy?: string[]
  comments: [by: string, text: string, likedBy: string[]][]
}

const ada = "admin@demo.com"
const ingrid = "ingrid@lindqvist.example"
const maja = "maja@lindqvist.example"
const oskar = "oskar@lindqvist.example"
const elif = "elif@lindqvist.example"
const jonas = "jonas@lindqvist.example"
const chloe = "chloe@lindqvist.example"
const rui = "rui@lindqvist.example"
const noah = "noah@whitcombeinks.example"
const beatriz = "beatriz@nogueira.example"
const aoife = "aoife@brennangifts.example"
const sofia = "sofia@rossetti-carta.example"

// Oldest first, so that ids ascend with time.
export const wall: Post[] = [
  {
    by: sofia,
    hours: 320,
    text: "The river is high enough again: the hammers run from Monday. First cotton sheets of the season in two weeks.",
    picture: "/covers/paper-amber.svg",
    likedBy: [maja, ada, oskar],
    comments: [[maja, "Forty are ours, you promised.", [sofia]]],
  },
  {
    by: jonas,
    hours: 226,
    text: "Berlin has counted everything. We are short of one stapler and own eleven calculators. Offers welcome.",
    likedBy: [ingrid, elif, ada, chloe],
    comments: [
      [elif, "Helsinki takes two. Calculators, not staplers.", [jonas]],
      [ingrid, "Nobody sells a stapler that works. Keep the calculators.", [jonas, elif, ada]],
    ],
  },
  {
    by: noah,
    hours: 175,
    text: "Tried to mix Last bus again. This is batch nine. Can anybody see a difference to the bottle in your window?",
    picture: "/covers/ink-iris.svg",
    likedBy: [oskar, maja],
    comments: [[oskar, "By the lamp: no. By the window: a little warmer. I like it.", [noah, maja]]],
  },
  {
    by: chloe,
    hours: 122,
    text: "Two hundred parcels without a strip of tape this week. My hands know the folds better than I do.",
    picture: "/covers/parcel-dusk.svg",
    likedBy: [ada, ingrid, maja, oskar, elif, jonas, aoife],
    sharedBy: [aoife, oskar],
    comments: [
      [aoife, "Could you film it? Dublin wants to learn.", [chloe]],
      [chloe, "On Thursday, when it is quiet. If it is quiet.", [aoife, ada]],
    ],
  },
  {
    by: beatriz,
    hours: 77,
    text: "The repair box from Helsinki has arrived. Fourteen pieces, nine pots, and one letter that made my whole workshop stop for a minute.",
    likedBy: [oskar, ingrid, ada, maja, sofia],
    comments: [[ingrid, "She comes in every week now to ask how her bowl is.", [beatriz]]],
  },
  {
    by: elif,
    hours: 52,
    text: "Window two is done. Came in at six so that nobody could give advice.",
    picture: "/covers/shopfront-night.svg",
    likedBy: [ada, maja, chloe, jonas, rui],
    sharedBy: [ada],
    comments: [
      [ada, "It stops people. I stood across the street and counted: nine in ten minutes.", [elif, maja]],
      [jonas, "A little more to the left.", []],
      [elif, "This is why I come in at six.", [ada, maja, chloe, ingrid]],
    ],
  },
  {
    by: rui,
    hours: 28,
    text: "Greetings from the tile market in Lisbon. Found a printer who does our cards on leftover paper, each with another back. Samples are in the post.",
    picture: "/covers/street-dusk.svg",
    likedBy: [maja, ada],
    comments: [[maja, "Yes. Whatever it costs. Well, ask first.", [rui, ada]]],
  },
  {
    by: maja,
    hours: 6,
    text: "The new notebooks are here, and for once the blue is the blue we ordered. Come and see before the window gets them.",
    picture: "/covers/desk-sage.svg",
    likedBy: [ada, oskar, elif],
    comments: [[oskar, "Saved one for the photograph. It is not for sale, please tell the others.", [maja]]],
  },
]

/** Adds the posts with their comments and likes. */
export async function seedPosts(db: Db, workspaceId: number, { now, idOf }: SeedContext): Promise<void> {
  const at = (hours: number) => hoursBefore(now, hours)
  await db.insert(posts).values(
    wall.map(({ by, text, picture, hours }, i) => ({
      ...{ workspaceId, id: i + 1, userId: idOf(by), text, picture },
      createdAt: at(hours),
    })),
  )
  const marks = wall.flatMap(({ likedBy, sharedBy = [], hours }, i) => {
    const marked = (mark: "like" | "share") => (by: string, nth: number) => ({
      ...{ workspaceId, postId: i + 1, userId: idOf(by), mark },
      createdAt: at(Math.max(0.5, hours - 1 - nth)),
    })
    return [...likedBy.map(marked("like")), ...sharedBy.map(marked("share"))]
  })
  await db.insert(postMarks).values(marks).onConflictDoNothing()
  const comments = wall.flatMap((post, i) =>
    post.comments.map(([by, text, likedBy], nth) => ({
      by,
      text,
      likedBy,
      postId: i + 1,
      hours: post.hours - 2 - nth,
    })),
  )
  await db.insert(postComments).values(
    comments.map(({ by, text, postId, hours }, i) => ({
      ...{ workspaceId, id: i + 1, postId, userId: idOf(by), text },
      createdAt: at(hours),
    })),
  )
  await db
    .insert(postCommentLikes)
    .values(
      comments.flatMap(({ likedBy }, i) => likedBy.map((by) => ({ workspaceId, commentId: i + 1, userId: idOf(by) }))),
    )
    .onConflictDoNothing()
  await setLastId(db, workspaceId, "post", wall.length)
  await setLastId(db, workspaceId, "postComment", comments.length)
}
