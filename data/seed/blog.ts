import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { blogBookmarks, blogCategories, blogComments, blogPostCategories, blogPosts } from "@/lib/features/blog/table"
import type { BlogStatus } from "@/lib/features/blog/values"
import { hoursBefore, insertMany, type SeedContext } from "./context"
import type { SeedUser } from "./users"

interface Post {
  slug: string
  title: string
  by: string
  status: BlogStatus
  /** Hours since it was written. */
  hours: number
  img: string
  categories: string[]
  excerpt: string
  content: string
  comments: [by: string, hours: number, text: string][]
  bookmarkedBy: string[]
}

export const categories: { value: string; label: string; icon: string }[] = [
  { value: "stationery", label: "Stationery", icon: "PenTool" },
  { value: "gifts", label: "Gifts", icon: "Gift" },
  { value: "shops", label: "Our shops", icon: "Store" },
  { value: "makers", label: "Makers", icon: "Hammer" },
  { value: "how-to", label: "How to", icon: "Lightbulb" },
  { value: "behind-the-counter", label: "Behind the counter", icon: "Coffee" },
]

const ada = "admin@demo.com"
const day = 24

// Oldest first, so that ids ascend with time.
export const blog: Post[] = [
  {
    slug: "a-pen-for-the-first-day-of-school",
    title: "A pen for the first day of school",
    by: "elif@lindqvist.example",
    status: "Published",
    hours: 96 * day,
    img: "/covers/desk-sage.svg",
    categories: ["stationery", "how-to"],
    excerpt:
      "Small hands need short grips, forgiving nibs and ink that washes out of sleeves. What we tell parents in August.",
    content: `<p>In the last week of the holidays a queue forms at the pen counter, and it is always the same conversation. So here it is, written down.</p>
<h2>Let the hand choose</h2>
<p>A child should write a line with every pen we have open. Watch the knuckles: if they turn white, the pen is too thin or too slippery. A three-sided grip helps until about the age of nine and gets in the way afterwards.</p>
<h2>Fine is not finer</h2>
<p>Beginners press hard. A medium nib forgives that, a fine one scratches and gives up by October. Left-handed writers do better with a round tip that can be pushed as well as pulled.</p>
<h2>Washable, please</h2>
<p>Royal blue comes out of cotton at 40 degrees. Black does not come out at all. We stopped putting black cartridges next to the school pens years ago and have had fewer sad mothers since.</p>`,
    comments: [
      [
        "harriet@oakleyschool.example",
        95 * day,
        "We hand this to every new class now. The white knuckles are exactly it.",
      ],
      ["carmen@salazar.example", 94 * day, "My left-handed son says thank you for the last paragraph but one."],
    ],
    bookmarkedBy: ["harriet@oakleyschool.example", "gwen@oakleyschool.example"],
  },
  {
    slug: "the-room-behind-the-shop",
    title: "The room behind the shop",
    by: "ingrid@lindqvist.example",
    status: "Published",
    hours: 71 * day,
    img: "/covers/shelf-amber.svg",
    categories: ["behind-the-counter", "shops"],
    excerpt:
      "Eleven square metres, four thousand things, and one rule that has kept us sane: everything has an edge it may not cross.",
    content: `<p>Customers see the front. What keeps it that way is a room without a window, eleven square metres, in which at the moment about four thousand things wait for their turn.</p>
<p>For years it was an adventure. Then my sister taped a line on every shelf and said: <em>nothing crosses the line</em>. When a pile reaches it, somebody has to decide, today, whether it moves to the front, to another shop, or into the sale.</p>
<blockquote><p>Storage is a list of decisions somebody has put off.</p></blockquote>
<p>The lines cost one roll of tape. In the first month we found sixty boxes of cards we had ordered twice, and a chair.</p>
<ul><li>Green line: order again when you can see the shelf behind it.</li><li>Red line: decide today.</li><li>No line: does not belong in this room.</li></ul>`,
    comments: [
      [
        "lukas@steiner-regale.example",
        70 * day,
        "As somebody who sells shelves I should object. I am going to buy tape instead.",
      ],
      ["maja@lindqvist.example", 70 * day, "The chair is mine and it stays."],
      [ada, 69 * day, "It may stay. On its side of the line."],
    ],
    bookmarkedBy: ["lukas@steiner-regale.example", "aoife@brennangifts.example", ada],
  },
  {
    slug: "cotton-rag-and-river-water",
    title: "Cotton, rag and river water: a day at Rossetti",
    by: "maja@lindqvist.example",
    status: "Published",
    hours: 48 * day,
    img: "/covers/paper-amber.svg",
    categories: ["makers", "stationery"],
    excerpt:
      "Sofia Rossetti makes eighty sheets on a good day. We went to Florence to see why none of them is like another.",
    content: `<p>You hear the mill before you see it. Three wooden hammers, older than the building, beat cotton to a pulp that looks like thin porridge and smells of rain.</p>
<p>Sofia dips the mould, lifts, and waits. The waiting is the craft. Too short and the sheet tears, too long and it clouds. She does not count; she listens to the drops.</p>
<h2>Eighty sheets</h2>
<p>That is a good day. After couching, pressing and drying, perhaps seventy are left. We take forty of them a week, and by Saturday they are gone.</p>
<p>What you pay for is not the paper. It is the thirty she threw back into the vat.</p>
<h2>How to keep it</h2>
<ol><li>Flat, never rolled: cotton remembers.</li><li>Away from radiators.</li><li>Write on it. It was not made to be kept.</li></ol>`,
    comments: [
      ["sofia@rossetti-carta.example", 47 * day, "You forgot to say that you fell into the vat. Come back soon!"],
      ["marta@escriva.example", 46 * day, "Do you still have the sheets with the deckle on all four sides?"],
      ["maja@lindqvist.example", 46 * day, "Twelve, in Helsinki. Shall we put two aside?"],
    ],
    bookmarkedBy: ["marta@escriva.example", "lea@atelier-dubreuil.example", "oskar@lindqvist.example"],
  },
  {
    slug: "five-inks-for-grey-days",
    title: "Five inks for grey days",
    by: "oskar@lindqvist.example",
    status: "Published",
    hours: 33 * day,
    img: "/covers/ink-iris.svg",
    categories: ["stationery"],
    excerpt: "November is not black. Five colours from Whitcombe that make a shopping list look like a letter.",
    content: `<p>Noah Whitcombe sends us a box every autumn with nothing in it but colours he is not sure about. These five stay.</p>
<dl><dt>Harbour</dt><dd>A blue that dries almost black and remembers that it was green.</dd><dt>Quince</dt><dd>Yellow you can read. There are not many.</dd><dt>Brick lane</dt><dd>For corrections that should not hurt.</dd><dt>Moss</dt><dd>Behaves in every pen we own, even the bad ones.</dd><dt>Last bus</dt><dd>Violet at the window, grey by lamplight.</dd></dl>
<p>All five rinse out with water. Samples stand open in every shop, with the good paper beside them, because ink looks like nothing on a till receipt.</p>`,
    comments: [
      [
        "noah@whitcombeinks.example",
        32 * day,
        "Last bus was an accident. I have been trying to repeat it for a year and think I have it.",
      ],
      ["freja@mikkelsen.example", 32 * day, "Quince! At last a yellow for the margin."],
    ],
    bookmarkedBy: ["freja@mikkelsen.example", "priya@whitcombeinks.example"],
  },
  {
    slug: "how-we-plan-december",
    title: "How we plan December in three shops",
    by: ada,
    status: "Published",
    hours: 19 * day,
    img: "/covers/ledger-teal.svg",
    categories: ["behind-the-counter", "shops"],
    excerpt:
      "A third of our year happens in five weeks. The lists, the one meeting and the jar of coins that get us through it.",
    content: `<p>A third of our year happens between the last week of November and Christmas Eve. Nobody can work more than they can; so we plan what we will <em>not</em> do.</p>
<h2>One meeting</h2>
<p>In the first week of November the three shops meet for two hours. Each brings last year's December, day by day, and the three things that went wrong. We fix those nine and leave the rest.</p>
<table><thead><tr><th scope="col">Week</th><th scope="col">What counts</th><th scope="col">What waits</th></tr></thead><tbody><tr><td>48</td><td>Window, cards, wrapping table</td><td>New suppliers</td></tr><tr><td>49–50</td><td>Reordering every evening</td><td>Stocktaking</td></tr><tr><td>51</td><td>People at the till, nothing else</td><td>Everything</td></tr></tbody></table>
<h2>The jar</h2>
<p>Whoever says “we have always done it that way” puts in a coin. On the 24th the jar buys breakfast. It has never been empty.</p>`,
    comments: [
      ["jonas@lindqvist.example", 18 * day, "Berlin brings four things that went wrong. We are thorough."],
      ["aoife@brennangifts.example", 17 * day, "Stealing the jar for Dublin."],
      [
        "anneke@dewit-verzending.example",
        17 * day,
        "From the carrier's side: the evening reordering is what makes you our favourite customer.",
      ],
      ["chloe@lindqvist.example", 16 * day, "Lyon has paid for breakfast already and it is only November."],
    ],
    bookmarkedBy: ["aoife@brennangifts.example", "jonas@lindqvist.example", "beatriz@nogueira.example", ada],
  },
  {
    slug: "wrapping-without-tape",
    title: "Wrapping without tape",
    by: "chloe@lindqvist.example",
    status: "Published",
    hours: 9 * day,
    img: "/covers/parcel-dusk.svg",
    categories: ["gifts", "how-to"],
    excerpt:
      "One sheet, one string, three folds. The way we wrap at the counter in Lyon, so that the paper can be used again.",
    content: `<p>At the counter in Lyon we stopped using tape two years ago. The parcels hold better, the paper survives, and it takes no longer once the hands know it.</p>
<ol><li>Lay the present on the sheet at an angle, so that a corner points at you.</li><li>Bring the near corner up and tuck its tip under the present. Fold the left side in along the edge, then the right: it should look like an envelope.</li><li>Turn the whole thing over, away from you. The last corner comes over the top and slips into the fold. Pull the string across, turn, cross, knot.</li></ol>
<p>If it falls open the sheet was too small: it has to be one and a half times as wide as the present is round.</p>
<p>Tie in something that grows. Rosemary is traditional, but a sprig of whatever the weather has left over is better.</p>`,
    comments: [
      [
        "lea@atelier-dubreuil.example",
        8 * day,
        "We print a sheet with the folds marked on the back. Shall I send you fifty for the counter?",
      ],
      ["kiara@solheim.example", 7 * day, "Tried it with a lamp. Do not try it with a lamp."],
    ],
    bookmarkedBy: ["kiara@solheim.example", "elif@lindqvist.example"],
  },
  {
    slug: "the-bowl-that-came-back",
    title: "The bowl that came back",
    by: "oskar@lindqvist.example",
    status: "Published",
    hours: 3 * day,
    img: "/covers/shelf-teal.svg",
    categories: ["makers", "gifts"],
    excerpt:
      "Beatriz Nogueira repairs what she has made, for life. We followed one blue bowl from Helsinki to Porto and home again.",
    content: `<p>In March a customer came in with a paper bag. In it: a blue bowl in four pieces, bought from us eleven years ago, and a note from her mother that said <em>not to be thrown away</em>.</p>
<p>We wrote to Beatriz Nogueira in Porto, who makes them. She answered with one line: “Send it. All of it, also the crumbs.”</p>
<p>The bowl was away for nine weeks. It came back with three thin golden seams and a receipt over nothing at all. “I made it,” she said when we asked. “So it is my bowl as well.”</p>
<p>Since then there is a box under the counter in all three shops. Bring what is broken, if Nogueira made it; we send the box off on the first of the month.</p>`,
    comments: [
      ["beatriz@nogueira.example", 2 * day, "Duarte says I must add: crumbs in a separate envelope, please."],
      ["ingrid@lindqvist.example", 2 * day, "I cried in the stock room. On the right side of the line."],
    ],
    bookmarkedBy: ["ingrid@lindqvist.example", "beatriz@nogueira.example", ada],
  },
  {
    slug: "a-calendar-for-people-who-hate-calendars",
    title: "A calendar for people who hate calendars",
    by: "oskar@lindqvist.example",
    status: "Pending",
    hours: 30,
    img: "/covers/paper-iris.svg",
    categories: ["stationery", "gifts"],
    excerpt: "Twelve sheets, no squares, one line a day. A first look at what Kowalczyk prints for us next year.",
    content: `<p>Marek Kowalczyk sent proofs. There are no squares in it: every month is one long line, and each day a notch. You write where there is something to write and leave the rest alone.</p>
<p>It goes to the shops in the first week of December, if the blue dries in time.</p>`,
    comments: [],
    bookmarkedBy: [],
  },
  {
    slug: "notes-for-the-spring-catalogue",
    title: "Notes for the spring catalogue",
    by: ada,
    status: "Draft",
    hours: 20,
    img: "/covers/shopfront-iris.svg",
    categories: ["shops"],
    excerpt: "What should be in it, what should not, and who photographs the shelves.",
    content: `<p>To decide before January:</p>
<ul><li>Cover: window in Helsinki or wrapping table in Lyon?</li><li>Two pages for the repair box.</li><li>No prices on the ink pages, they change too often.</li></ul>`,
    comments: [],
    bookmarkedBy: [],
  },
]

/** Adds the sample blog. Posts of unknown authors belong to the first founder. */
export async function seedBlog(
  db: Db,
  workspaceId: number,
  { now, idOf }: SeedContext,
  people: ({ id: number } & Pick<SeedUser, "fullName">)[],
): Promise<void> {
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  const author = (email: string) => ({ authorId: idOf(email), authorName: names.get(idOf(email)) ?? "" })
  const posts = blog.map((post, i) => ({ ...post, workspaceId, id: i + 1 }))
  await db
    .insert(blogCategories)
    .values(categories.map((category, position) => ({ ...category, position, workspaceId })))
  await db.insert(blogPosts).values(
    posts.map(({ id, slug, title, status, excerpt, content, img, hours, by }) => ({
      ...{ workspaceId, id, slug, title, status, excerpt, content, ...author(by) },
      featuredImage: img,
      createdAt: hoursBefore(now, hours + 2),
      publishedAt: status === "Published" ? hoursBefore(now, hours) : null,
    })),
  )
  await db
    .insert(blogPostCategories)
    .values(posts.flatMap((post) => post.categories.map((value) => ({ workspaceId, postId: post.id, value }))))
  const comments = posts
    .flatMap((post) => post.comments.map(([by, hours, text]) => ({ postId: post.id, by, hours, text })))
    .sort((a, b) => b.hours - a.hours)
    .map(({ postId, by, hours, text }, i) => ({
      ...{ workspaceId, id: i + 1, postId, text, ...author(by) },
      createdAt: hoursBefore(now, hours),
    }))
  await insertMany(db, blogComments, comments)
  await db
    .insert(blogBookmarks)
    .values(
      posts.flatMap((post) => post.bookmarkedBy.map((by) => ({ workspaceId, userId: idOf(by), postId: post.id }))),
    )
    .onConflictDoNothing()
  await setLastId(db, workspaceId, "blogPost", posts.length)
  await setLastId(db, workspaceId, "blogComment", comments.length)
}
