import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { kbArticles, kbCategories } from "@/lib/features/knowledgebase/table"
import { hoursBefore, insertMany, type SeedContext } from "./context"
import { screenArticles, screenCategories } from "./knowledgebase-screens"

export interface Article {
  slug: string
  title: string
  /** Days since its last update. */
  days: number
  content: string
}
export interface Category {
  slug: string
  title: string
  description: string
  img: string
  icon: string
  iconColor: "brand" | "success" | "warning" | "danger" | "info"
  articles: Article[]
}

const basics: Category[] = [
  {
    slug: "sign-in",
    title: "Signing in",
    description: "Accounts, passwords, and what to do when the door stays shut.",
    img: "/covers/help-sign-in.svg",
    icon: "KeyRound",
    iconColor: "brand",
    articles: [
      {
        slug: "open-your-own-workspace",
        title: "How do I open a workspace of my own?",
        days: 12,
        content: `<p>Choose <strong>Create an account</strong> on the sign-in page and give a username, an e-mail address and a password of at least eight characters. That is all: you are signed in at once.</p>
<h3>What you get</h3>
<ul><li>A workspace that belongs to you alone. Nobody in another workspace sees anything of it.</li><li>The role of its administrator, who may do everything.</li><li>Sample data of a small stationery company, so that every screen has something to try. Change and delete it as you like.</li></ul>
<p>Joining a workspace that exists already works the other way round: its administrator adds you and sends an invitation.</p>`,
      },
      {
        slug: "forgot-password",
        title: "I forgot my password. What now?",
        days: 30,
        content: `<ol><li>On the sign-in page choose <strong>Forgot password?</strong></li><li>Enter the e-mail address of your account. The page says the same whether or not there is such an account, so that nobody can find out who has one.</li><li>Open the mail and follow its link within <strong>one hour</strong>. It works once.</li><li>Choose a new password. Every device that was signed in is signed out.</li></ol>
<p>No mail? Look into the spam folder and check the address for a slip. If your company runs Cornerledger itself and has not set up a mail server, the link stands in the server's log; ask whoever looks after it.</p>`,
      },
      {
        slug: "why-was-i-signed-out",
        title: "Why was I signed out?",
        days: 8,
        content: `<p>A sign-in lives for <strong>ten minutes</strong> after it was last used. While you work, the page renews it by itself. When nothing has happened for a while you are asked whether you are still there; without an answer you are signed out.</p>
<p>Other reasons:</p>
<ul><li>You signed out in another tab. That ends all tabs of the browser.</li><li>You or somebody else chose <em>Sign out everywhere</em>, changed the password, or reset it by mail.</li><li>An administrator set your account to inactive.</li></ul>
<p>After signing in again you land on the page you came from. A form you had not saved is lost, so save long texts as drafts.</p>`,
      },
      {
        slug: "change-password",
        title: "How do I change my password?",
        days: 5,
        content: `<p>Open <strong>Account settings</strong> from the menu behind your picture and go to <strong>Change password</strong>. Enter the password that holds now, then the new one twice.</p>
<p>A new password needs at least eight characters and more than three different ones. Long beats complicated: four unrelated words are easy to remember and hard to guess.</p>
<p>When you save, this browser stays signed in and <strong>every other device is signed out</strong>. Links to reset the password that are still on their way stop working too.</p>`,
      },
      {
        slug: "sign-out-everywhere",
        title: "I left myself signed in on another computer",
        days: 41,
        content: `<p>Open the menu behind your picture and choose <strong>Sign out everywhere</strong>. Every sign-in of your account ends within moments, this one included.</p>
<p>If somebody may have seen your password, change it as well: that alone signs out all other devices.</p>`,
      },
    ],
  },
  {
    slug: "users",
    title: "Users",
    description: "Adding people, inviting them, keeping the list in order.",
    img: "/covers/help-people.svg",
    icon: "Users",
    iconColor: "info",
    articles: [
      {
        slug: "add-and-invite-a-user",
        title: "How do I add somebody and let them sign in?",
        days: 9,
        content: `<ol><li>Open <strong>Users</strong> and choose <strong>Add user</strong>. All fields are required; e-mail and username must be free in your workspace.</li><li>The person now stands at the top of the list with the status <em>Pending</em>. They cannot sign in yet.</li><li>Choose <strong>Invite</strong> in their row. They get a mail with a link that works for seven days, choose a password, and are in.</li></ol>
<p>You need the right to add users; inviting and giving roles is for administrators. People who only appear on invoices or in chats need no invitation.</p>`,
      },
      {
        slug: "find-a-user",
        title: "The user list: finding people",
        days: 20,
        content: `<p>The <a href="/apps/user/list">list</a> holds everybody of your workspace, the newest first. Its search looks in <strong>name, username and e-mail</strong>. The filters for role, plan and status are combined with it: what you see fits all of them.</p>
<ul><li>Choose a column's title to sort by it, once more to turn the order round.</li><li><em>View</em> hides columns and makes rows denser.</li><li>Move with the arrow keys or <code>j</code> and <code>k</code>, open with <code>Enter</code>.</li></ul>
<p>The address of the page holds search, filters, order and page. Bookmark it, or send it to a colleague, and the same list opens.</p>`,
      },
      {
        slug: "undo-a-deletion",
        title: "I deleted somebody by mistake",
        days: 15,
        content: `<p>Choose <strong>Undo</strong> in the message that appears after deleting. The person comes back with the same number, picture and details.</p>
<p>A deletion can be undone for <strong>one hour</strong>. After that it is final: Cornerledger deletes for real and keeps no hidden copies.</p>
<p>To keep somebody on record but out of the door, set their status to <em>Inactive</em> instead. They are signed out at once and cannot come back until you set them to active.</p>`,
      },
      {
        slug: "export-users",
        title: "Can I export the user list?",
        days: 33,
        content: `<p>Yes. Search and filter until the list shows what you want, then choose <strong>Export this view as CSV</strong>. The file has the columns you see, in the order you see them, and all pages, not just the one on the screen.</p>
<p>Spreadsheets open it directly. A cell that begins like a formula is written so that no program runs it.</p>`,
      },
      {
        slug: "pictures",
        title: "Which pictures can I use?",
        days: 60,
        content: `<p>PNG, JPEG, WebP or GIF files of at most 5 MB. Profile pictures are cut to a square of 256 pixels around what matters most in them; pictures in posts are kept whole, at up to 1600 pixels each way.</p>
<p>Everything a camera writes into a file, such as the place, is removed. Without a picture you see the person's initials on a colour that stays theirs.</p>`,
      },
    ],
  },
  {
    slug: "permissions",
    title: "Roles and permissions",
    description: "Who may see and do what, and how to change it.",
    img: "/covers/help-permissions.svg",
    icon: "ShieldCheck",
    iconColor: "success",
    articles: [
      {
        slug: "roles",
        title: "What may each role do?",
        days: 4,
        content: `<ul><li><strong>Administrator</strong>: everything, roles and permissions included.</li><li><strong>Maintainer</strong>: run the day: read everything, add and change users, tidy up help and blog.</li><li><strong>Editor</strong>: read everything, publish on the blog, write help articles and questions.</li><li><strong>Author</strong>: read everything, write blog posts that an editor publishes.</li><li><strong>Client</strong>: sign in and see their own access, nothing else.</li></ul>
<p>The page <em>Access control</em> says in plain sentences what your own role allows.</p>`,
      },
      {
        slug: "permissions-of-ones-own",
        title: "Giving one person permissions of their own",
        days: 17,
        content: `<p>Open the person, choose <strong>Edit</strong>, and switch off <strong>Use the role's permissions</strong>. Now tick what they may read, write, create and delete, module by module, and save.</p>
<ul><li>The change holds at once, in every tab they have open.</li><li>Switch it on again and the role's permissions return.</li><li>Administrators always may do everything; there is nothing to tick.</li></ul>
<p>Only administrators can change permissions. Otherwise somebody allowed to edit users could make themselves one.</p>`,
      },
      {
        slug: "why-can-i-not-see-a-page",
        title: "Why is a menu entry missing?",
        days: 22,
        content: `<p>The menu, the search and the buttons show what your permissions allow; the rest is not greyed out but absent. If you open such a page by its address you are told that this door is locked for you.</p>
<p>Ask an administrator of your workspace. They find what you may do on your user page, under <em>Permissions</em>.</p>`,
      },
      {
        slug: "last-administrator",
        title: "Why can the last administrator not be removed?",
        days: 48,
        content: `<p>A workspace without an administrator could never be put right again. So the last one who can sign in can neither be deleted, nor made inactive, nor given another role; and nobody can delete or deactivate themselves.</p>
<p>To hand a workspace over, make your successor an administrator first. They can then change your role.</p>`,
      },
    ],
  },
  {
    slug: "workspace",
    title: "Finding your way",
    description: "Search, bookmarks, keyboard, language and looks.",
    img: "/covers/help-workspace.svg",
    icon: "LayoutGrid",
    iconColor: "warning",
    articles: [
      {
        slug: "search-everything",
        title: "Searching from anywhere",
        days: 11,
        content: `<p>Press <code>Ctrl</code> <code>K</code> (<code>⌘</code> <code>K</code> on a Mac) on any page and type. Pages, people, invoices, products, mails, tasks, articles of this knowledge base and files come in groups of up to four, and so do things to do, such as a new invoice or another language. Before you type, what you opened last stands there. Move with the arrow keys, open with <code>Enter</code>, close with <code>Esc</code>.</p>
<p>Only what you may open is found.</p>`,
      },
      {
        slug: "bookmarks",
        title: "Keeping the pages you use most at hand",
        days: 36,
        content: `<p>Choose the star in the bar at the top, type a page's name and star it. Its icon then stands in the bar. The star in the search results does the same.</p>
<p>Bookmarks are yours: every person of a workspace has their own, and they follow you to other computers.</p>`,
      },
      {
        slug: "keyboard",
        title: "Working without a mouse",
        days: 27,
        content: `<p>Everything works from the keyboard. Press <code>?</code> anywhere for the list of shortcuts. The most useful:</p>
<ul><li><code>Ctrl</code> <code>K</code> opens the search.</li><li><code>j</code> and <code>k</code>, or the arrows, move in a list; <code>Enter</code> opens.</li><li><code>Esc</code> closes whatever lies on top, and the focus returns to where it was.</li><li><code>Tab</code> on a fresh page offers to skip to its content.</li></ul>`,
      },
      {
        slug: "language-and-looks",
        title: "Changing language, colours and layout",
        days: 54,
        content: `<p>The flag in the bar at the top switches between English, German, French and Portuguese, and you stay on the page you are on. Dates, numbers and money follow.</p>
<p>The moon switches to the dark skin. The cogwheel at the edge opens <strong>Customise</strong>: skin, width, direction, menu, bar and footer. All of that is remembered in this browser only; <em>Reset to defaults</em> undoes it.</p>`,
      },
    ],
  },
  {
    slug: "selling",
    title: "Invoices and orders",
    description: "From an offer to the payment, and the shop around it.",
    img: "/covers/help-selling.svg",
    icon: "ReceiptText",
    iconColor: "danger",
    articles: [
      {
        slug: "invoice-statuses",
        title: "What do the statuses of an invoice mean?",
        days: 6,
        content: `<ul><li><strong>Draft</strong>: Being written. The client has not seen it.</li><li><strong>Sent</strong>: It went to the client, and the payment is not due yet.</li><li><strong>Downloaded</strong>: The client has fetched it.</li><li><strong>Partly paid</strong>: Some of it is paid; the balance says what is missing.</li><li><strong>Past due</strong>: The due date is over and something is still open.</li><li><strong>Paid</strong>: Nothing is open any more.</li></ul>
<p>A negative balance means that the client paid too much. The list also knows <strong>Credited</strong> (credit notes have settled it), <strong>Credit note</strong> and <strong>Void</strong>.</p>
<p>Anything but a draft is <em>issued</em>: it can no longer be changed or deleted, only corrected. <a href="/pages/knowledge-base/selling/correct-an-invoice">How to correct an invoice</a> says how.</p>`,
      },
      {
        slug: "find-an-invoice",
        title: "The invoice list: finding an invoice",
        days: 18,
        content: `<p>In the <a href="/apps/invoice/list">list</a> the newest invoice stands first. The search looks in the <strong>title</strong>, the <strong>number</strong> and the client's <strong>name, company and e-mail</strong>; accents, capital letters and the order of words do not matter. The filters narrow the list to a status, a client, a salesperson or the days of issue, and the row below the list sums the invoices that match.</p>
<p>Select several to send, delete or void them together. Void invoices are listed under <em>Void</em> only. Programs get the same list from <code>GET /apps/invoice/invoices</code>.</p>`,
      },
      {
        slug: "cart-and-wishlist",
        title: "Whose cart and wishlist do I see?",
        days: 25,
        content: `<p>Your own. Cart and wishlist belong to the person who is signed in, not to the computer: fill a cart at the desk and check out on the phone.</p>
<ul><li>Adding a product that is in the cart already raises its quantity.</li><li>A product stands on the wishlist once, however often you add it.</li><li>Both keep the order in which things were added.</li></ul>`,
      },
      {
        slug: "cancel-a-task-or-event",
        title: "What is gone for good, and what comes back?",
        days: 44,
        content: `<p>Most deletions ask first or can be undone from the message that follows. What differs:</p>
<ul><li><strong>Tasks</strong> move to <em>Deleted</em> and can be restored from there at any time.</li><li><strong>Mails</strong> move to the trash.</li><li><strong>Users, draft invoices, products, events, posts, questions and articles</strong> can be brought back for one hour, by <em>Undo</em> in the message.</li><li>An <strong>issued invoice</strong> is not deleted but voided; you are asked first, and have an hour to restore it.</li><li>A <strong>cancelled order</strong> stays cancelled; you are asked first.</li></ul>`,
      },
    ],
  },
  {
    slug: "api",
    title: "API",
    description: "Everything the screens do, for your own programs.",
    img: "/covers/help-api.svg",
    icon: "Braces",
    iconColor: "info",
    articles: [
      {
        slug: "first-api-call",
        title: "How do I make my first call?",
        days: 3,
        content: `<p>Sign in to get a token, then send it with every call:</p>
<pre><code>curl -s https://ledger.example.org/jwt/login \\
  -H 'content-type: application/json' \\
  -d '{"email":"you@example.org","password":"…"}'

curl -s https://ledger.example.org/api/users/list/data?role=editor \\
  -H 'authorization: Bearer ACCESS_TOKEN'</code></pre>
<p>A program may do what the person it signs in as may do, no more. Give it a user of its own with just the permissions it needs.</p>
<p>The page <strong>API reference</strong> lists every call with its inputs and answers and lets you try them; <code>/api/openapi.json</code> is the same for machines.</p>`,
      },
      {
        slug: "tokens",
        title: "How long does a token live?",
        days: 14,
        content: `<p>Both tokens live for ten minutes. Before that is over, exchange the refresh token for a new pair at <code>POST /jwt/refresh-token</code>.</p>
<p>A refresh token works <strong>once</strong>. If one is used a second time later than a moment after, somebody has copied it: the whole sign-in ends, and the program has to sign in again.</p>`,
      },
      {
        slug: "api-errors",
        title: "What does an error tell me?",
        days: 29,
        content: `<p>Every refusal has a status and a body such as</p>
<pre><code>{"error": {"email": ["This email is already in use."]}, "code": "conflict"}</code></pre>
<ul><li><code>code</code> never changes and is for your program: <code>invalid</code>, <code>unauthorized</code>, <code>forbidden</code>, <code>not_found</code>, <code>conflict</code>, <code>too_large</code>, <code>rate_limited</code>, <code>internal</code>.</li><li><code>error</code> is for people: one sentence, or the messages of each field, in the language that <code>Accept-Language</code> asks for.</li></ul>
<p>A call that fails has written nothing, so it can be sent again.</p>`,
      },
      {
        slug: "paging",
        title: "How do I read a long list?",
        days: 38,
        content: `<p>Lists take <code>page</code>, from 1, and <code>perPage</code>, at most 1000, and answer the page together with the <code>total</code> of what your filters match. A page past the end is empty and still tells the true total.</p>
<p>Filters left empty do not filter. Several values travel as repeated keys (<code>calendars=Business&amp;calendars=Family</code>) or separated by commas.</p>`,
      },
      {
        slug: "why-403",
        title: "Why do I get 401 or 403?",
        days: 52,
        content: `<p><strong>401</strong> means that nobody is signed in: the token is missing, expired, cut off, or its sign-in has ended. Refresh it or sign in again.</p>
<p><strong>403</strong> means that you are known and may not do this. In the reference every call names the ability it needs, such as <code>update User</code>; an administrator can grant it.</p>
<p>A record of another workspace answers <strong>404</strong>, exactly like one that does not exist.</p>`,
      },
    ],
  },
]

/** The help centre: common questions, and an article for every screen. */
export const knowledgeBase: Category[] = [
  ...basics.map((category) => ({
    ...category,
    articles: [...category.articles, ...(screenArticles[category.slug] ?? [])],
  })),
  ...screenCategories,
]

/** Adds the help articles. */
export async function seedKnowledgeBase(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  const categories = knowledgeBase.map(({ articles: _, ...category }, i) => ({ ...category, workspaceId, id: i + 1 }))
  const articles = knowledgeBase
    .flatMap((category, i) => category.articles.map((article) => ({ ...article, categoryId: i + 1 })))
    .map(({ days, ...article }, i) => ({
      ...article,
      workspaceId,
      id: i + 1,
      updatedAt: hoursBefore(now, days * 24),
    }))
  await db.insert(kbCategories).values(categories)
  await insertMany(db, kbArticles, articles)
  await setLastId(db, workspaceId, "kbCategory", categories.length)
  await setLastId(db, workspaceId, "kbArticle", articles.length)
}
