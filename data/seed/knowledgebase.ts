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
    description: "Accounts, passwords, and what to do when you can’t sign in.",
    img: "/covers/help-sign-in.svg",
    icon: "KeyRound",
    iconColor: "brand",
    articles: [
      {
        slug: "open-your-own-workspace",
        title: "How do I open a workspace of my own?",
        days: 12,
        content: `<p>Choose <strong>Create an account</strong> on the sign-in page and enter a username, an e-mail address and a password of at least eight characters. That’s all: you are signed in straight away.</p>
<h3>What you get</h3>
<ul><li>A workspace of your own. Nobody in another workspace can see into it.</li><li>The administrator role, which can do everything.</li><li>Sample data from a small stationery company, so that there is something to try on every screen. Change or delete it as you like.</li></ul>
<p>To join an existing workspace, ask its administrator to add you and send you an invitation.</p>`,
      },
      {
        slug: "forgot-password",
        title: "I forgot my password. What now?",
        days: 30,
        content: `<ol><li>On the sign-in page choose <strong>Forgot password?</strong></li><li>Enter the e-mail address of your account. The page shows the same message whether or not the account exists, so nobody can find out who has one.</li><li>Open the e-mail and follow its link within <strong>one hour</strong>. It works once.</li><li>Choose a new password. Every device that was signed in is signed out.</li></ol>
<p>No e-mail? Check your spam folder and look for typing mistakes in the address. If your company hosts Cornerledger itself and hasn’t set up a mail server, the link is in the server’s log; ask the person who runs it.</p>`,
      },
      {
        slug: "why-was-i-signed-out",
        title: "Why was I signed out?",
        days: 8,
        content: `<p>A sign-in lasts for <strong>ten minutes</strong> after it was last used, unless the operator of Cornerledger has set another time. While you work, the page renews it automatically. After a while without activity you are asked whether you are still there; if you don’t answer, you are signed out.</p>
<p>Other reasons:</p>
<ul><li>You signed out in another tab, which signs you out of all tabs in the browser.</li><li>You or somebody else chose <em>Sign out everywhere</em>, changed the password, or reset it by e-mail.</li><li>An administrator set your account to inactive.</li></ul>
<p>The page then asks for your password and continues where you were: unsaved forms still contain what you typed, even after you reload the page in the same tab. If somebody else signs in, they see none of it.</p>`,
      },
      {
        slug: "change-password",
        title: "How do I change my password?",
        days: 5,
        content: `<p>Open <strong>Account settings</strong> from the menu behind your picture and go to <strong>Change password</strong>. Enter your current password, then the new one twice.</p>
<p>A new password needs at least eight characters, more than three of them different. Long beats complicated: four unrelated words are easy to remember and hard to guess.</p>
<p>When you save, this browser stays signed in and <strong>every other device is signed out</strong>. Any outstanding password reset links stop working too.</p>`,
      },
      {
        slug: "sign-out-everywhere",
        title: "I’m still signed in on another computer",
        days: 41,
        content: `<p>Open the menu behind your picture and choose <strong>Sign out everywhere</strong>. This ends every session of your account within moments, including this one.</p>
<p>If somebody may have seen your password, change it too. That alone signs out all other devices.</p>`,
      },
    ],
  },
  {
    slug: "users",
    title: "Users",
    description: "Adding people, inviting them and keeping the list tidy.",
    img: "/covers/help-people.svg",
    icon: "Users",
    iconColor: "info",
    articles: [
      {
        slug: "add-and-invite-a-user",
        title: "How do I add somebody who can sign in?",
        days: 9,
        content: `<ol><li>Open <strong>Users</strong> and choose <strong>Add user</strong>. Only the name and the e-mail address are required; the e-mail address and username must not be in use in your workspace.</li><li>The person appears at the top of the list with the status <em>Pending</em>. They can’t sign in yet.</li><li>Choose <strong>Invite</strong> in the message that appears, or in their row. They get an e-mail with a link that works for seven days, choose a password, and are in. You can also copy the link and pass it on yourself.</li></ol>
<p>You need permission to add users; only administrators can invite people and assign roles. People who only appear on invoices or in chats don’t need an invitation.</p>`,
      },
      {
        slug: "find-a-user",
        title: "The user list: finding people",
        days: 20,
        content: `<p>The <a href="/apps/user/list">list</a> shows everybody in your workspace, newest first. The search covers <strong>name, username and e-mail</strong>. The filters for role, plan and status are combined with it: you see the people who match all of them.</p>
<ul><li>Choose a column heading to sort by it, and again to reverse the order.</li><li><em>View</em> hides columns and makes rows more compact.</li><li>Move with the arrow keys or <code>j</code> and <code>k</code>, open with <code>Enter</code>.</li></ul>
<p>The page’s address contains the search, filters, order and page number. Bookmark it or send it to a colleague, and the same list opens.</p>`,
      },
      {
        slug: "undo-a-deletion",
        title: "I deleted somebody by mistake",
        days: 15,
        content: `<p>Choose <strong>Undo</strong> in the message that appears after deleting. The person comes back with the same number, picture and details.</p>
<p>You can undo a deletion for <strong>one hour</strong>. After that it is final: Cornerledger really deletes the data and keeps no hidden copies.</p>
<p>To keep somebody’s record but block their access, set their status to <em>Inactive</em> instead. They are signed out at once and can’t sign in until you make them active again.</p>`,
      },
      {
        slug: "export-users",
        title: "Can I export the user list?",
        days: 33,
        content: `<p>Yes. Search and filter until the list shows what you want, then choose <strong>Export this view as CSV</strong>. The file has the columns you see, in the same order, and includes all pages, not just the one on the screen.</p>
<p>Spreadsheet programs open it directly. Cells that begin like a formula are escaped so that no program runs them.</p>`,
      },
      {
        slug: "pictures",
        title: "Which pictures can I use?",
        days: 60,
        content: `<p>PNG, JPEG, WebP or GIF files of at most 5 MB. Profile pictures are cropped to a square of 256 pixels around their main subject; pictures in posts are not cropped and can be up to 1600 pixels each way.</p>
<p>Everything a camera stores in a file, such as the location, is removed. People without a picture are shown by their initials on a colour that never changes.</p>`,
      },
    ],
  },
  {
    slug: "permissions",
    title: "Roles and permissions",
    description: "Who can see and do what, and how to change it.",
    img: "/covers/help-permissions.svg",
    icon: "ShieldCheck",
    iconColor: "success",
    articles: [
      {
        slug: "roles",
        title: "What can each role do?",
        days: 4,
        content: `<ul><li><strong>Administrator</strong>: everything, roles and permissions included.</li><li><strong>Maintainer</strong>: day-to-day management: read everything, add and change users, tidy up the help and the blog.</li><li><strong>Editor</strong>: read everything, publish on the blog, write help articles and questions.</li><li><strong>Author</strong>: read everything, write blog posts that an editor publishes.</li><li><strong>Client</strong>: sign in and see their own access, nothing else.</li></ul>
<p>The page <em>Access control</em> explains in plain sentences what your role allows.</p>`,
      },
      {
        slug: "permissions-of-ones-own",
        title: "Giving one person their own permissions",
        days: 17,
        content: `<p>Open the person, choose <strong>Edit</strong>, and switch off <strong>Use the role’s permissions</strong>. Then tick what the person can read, write, create and delete, module by module, and save.</p>
<ul><li>The change takes effect at once, in every tab they have open.</li><li>Switch the option on again to return to the role’s permissions.</li><li>Administrators can always do everything, so there is nothing to tick.</li></ul>
<p>Only administrators can change permissions. Otherwise anybody who can edit users could make themselves an administrator.</p>`,
      },
      {
        slug: "why-can-i-not-see-a-page",
        title: "Why is a menu item missing?",
        days: 22,
        content: `<p>The menu, the search and the buttons only show what your permissions allow; everything else is hidden, not greyed out. If you open such a page by its address, you are told that you don’t have access.</p>
<p>Ask an administrator of your workspace. They can see what you are allowed to do on your user page, under <em>Permissions</em>.</p>`,
      },
      {
        slug: "last-administrator",
        title: "Why can’t the last administrator be removed?",
        days: 48,
        content: `<p>Nobody could repair a workspace without an administrator. So the last one who can sign in can’t be deleted, made inactive or given another role, and nobody can delete or deactivate themselves.</p>
<p>To hand over a workspace, make your successor an administrator first. They can then change your role.</p>`,
      },
    ],
  },
  {
    slug: "workspace",
    title: "Finding your way",
    description: "Search, bookmarks, keyboard, language and appearance.",
    img: "/covers/help-workspace.svg",
    icon: "LayoutGrid",
    iconColor: "warning",
    articles: [
      {
        slug: "search-everything",
        title: "Searching from anywhere",
        days: 11,
        content: `<p>Press <code>Ctrl</code> <code>K</code> (<code>⌘</code> <code>K</code> on a Mac) on any page and type. Pages, people, invoices, products, e-mails, tasks, articles from this knowledge base and files appear in groups of up to four, together with actions such as creating an invoice or switching languages. Before you type, you see what you opened last. Move with the arrow keys, open with <code>Enter</code>, close with <code>Esc</code>.</p>
<p>The search only finds what you are allowed to open.</p>`,
      },
      {
        slug: "bookmarks",
        title: "Keeping your favourite pages at hand",
        days: 36,
        content: `<p>Choose the star in the bar at the top, type a page’s name and star it. Its icon then appears in the bar. The star in the search results does the same.</p>
<p>Bookmarks are personal: everybody in a workspace has their own, and yours follow you to other computers.</p>`,
      },
      {
        slug: "keyboard",
        title: "Working without a mouse",
        days: 27,
        content: `<p>Everything works from the keyboard. Press <code>?</code> anywhere for the list of shortcuts. The most useful:</p>
<ul><li><code>Ctrl</code> <code>K</code> opens the search.</li><li><code>j</code> and <code>k</code>, or the arrows, move in a list; <code>Enter</code> opens.</li><li><code>Esc</code> closes the topmost window, and the focus returns to where it was.</li><li><code>Tab</code> on a newly opened page offers to skip to its content.</li></ul>`,
      },
      {
        slug: "language-and-looks",
        title: "Changing language, colours and layout",
        days: 54,
        content: `<p>The language menu in the bar at the top switches between English, German, French and Portuguese, and you stay on the page you are on. Dates, numbers and money follow.</p>
<p>The moon switches to the dark theme. <strong>Appearance</strong> in the menu behind your name has the rest: theme, width, direction, menu, bar and footer. The <strong>System</strong> theme follows your device. These settings are remembered in this browser only; <em>Reset to defaults</em> undoes them.</p>`,
      },
    ],
  },
  {
    slug: "selling",
    title: "Invoices and orders",
    description: "From quote to payment, and everything around the shop.",
    img: "/covers/help-selling.svg",
    icon: "ReceiptText",
    iconColor: "danger",
    articles: [
      {
        slug: "invoice-statuses",
        title: "What do the statuses of an invoice mean?",
        days: 6,
        content: `<ul><li><strong>Draft</strong>: Being written. The client has not seen it.</li><li><strong>Sent</strong>: It went to the client, and the payment is not due yet.</li><li><strong>Downloaded</strong>: The client has downloaded it.</li><li><strong>Partly paid</strong>: Some of it is paid; the balance shows how much is outstanding.</li><li><strong>Past due</strong>: The due date has passed and part of the total is still unpaid.</li><li><strong>Paid</strong>: Nothing is outstanding.</li></ul>
<p>A negative balance means that the client paid too much. The list also has <strong>Credited</strong> (settled by credit notes), <strong>Credit note</strong> and <strong>Void</strong>.</p>
<p>Anything but a draft is <em>issued</em>: it can no longer be changed or deleted, only corrected. <a href="/pages/knowledge-base/selling/correct-an-invoice">How to correct an invoice</a> explains the steps.</p>`,
      },
      {
        slug: "find-an-invoice",
        title: "The invoice list: finding an invoice",
        days: 18,
        content: `<p>In the <a href="/apps/invoice/list">list</a> the newest invoice comes first. The search covers the <strong>title</strong>, the <strong>number</strong> and the client’s <strong>name, company and e-mail</strong>; accents, capital letters and the order of words don’t matter. The filters narrow the list to a status, a client, a salesperson or a range of issue dates, and the row below the list shows the totals of the matching invoices.</p>
<p>Select several to send, delete or void them together. Void invoices are listed under <em>Void</em> only. Programs get the same list from <code>GET /apps/invoice/invoices</code>.</p>`,
      },
      {
        slug: "cart-and-wishlist",
        title: "Whose cart and wishlist do I see?",
        days: 25,
        content: `<p>Your own. The cart and wishlist belong to the person who is signed in, not to the computer: fill your cart at your desk and check out on your phone.</p>
<ul><li>Adding a product that is already in the cart increases its quantity.</li><li>A product appears on the wishlist only once, however often you add it.</li><li>Both keep the order in which you added things.</li></ul>`,
      },
      {
        slug: "cancel-a-task-or-event",
        title: "What is deleted permanently, and what can I restore?",
        days: 44,
        content: `<p>Before most deletions you are asked to confirm, or you can undo them from the message that follows. The differences:</p>
<ul><li><strong>Tasks</strong> move to <em>Deleted</em> and can be restored from there at any time.</li><li><strong>E-mails</strong> move to the trash.</li><li><strong>Users, draft invoices, products, events, posts, questions and articles</strong> can be restored for one hour with <em>Undo</em> in the message.</li><li>An <strong>issued invoice</strong> is voided instead of deleted. You are asked first, and can restore it for an hour.</li><li>A <strong>cancelled order</strong> stays cancelled, so you are asked first.</li></ul>`,
      },
    ],
  },
  {
    slug: "api",
    title: "API",
    description: "Everything the screens can do, for your own programs.",
    img: "/covers/help-api.svg",
    icon: "Braces",
    iconColor: "info",
    articles: [
      {
        slug: "first-api-call",
        title: "How do I make my first API request?",
        days: 3,
        content: `<p>Sign in to get a token, then send it with every request:</p>
<pre><code>curl -s https://ledger.example.org/jwt/login \\
  -H 'content-type: application/json' \\
  -d '{"email":"you@example.org","password":"…"}'

curl -s https://ledger.example.org/api/users/list/data?role=editor \\
  -H 'authorization: Bearer ACCESS_TOKEN'</code></pre>
<p>A program can do what the person it signs in as can do, and no more. Give it a user of its own with just the permissions it needs.</p>
<p>The page <strong>API reference</strong> lists every endpoint with its inputs and responses and lets you try them; <code>/api/openapi.json</code> is the machine-readable version.</p>`,
      },
      {
        slug: "tokens",
        title: "How long is a token valid?",
        days: 14,
        content: `<p>Both tokens are valid for ten minutes. Before they expire, exchange the refresh token for a new pair at <code>POST /jwt/refresh-token</code>.</p>
<p>A refresh token works <strong>once</strong>. If one is used again more than a moment later, somebody must have copied it: the whole session ends, and the program has to sign in again.</p>`,
      },
      {
        slug: "api-errors",
        title: "What does an error tell me?",
        days: 29,
        content: `<p>Every error has a status and a body such as</p>
<pre><code>{"error": {"email": ["This email is already in use."]}, "code": "conflict"}</code></pre>
<ul><li><code>code</code> never changes and is for your program: <code>invalid</code>, <code>unauthorized</code>, <code>forbidden</code>, <code>not_found</code>, <code>conflict</code>, <code>too_large</code>, <code>rate_limited</code>, <code>internal</code>.</li><li><code>error</code> is for people: one sentence, or the messages of each field, in the language requested by <code>Accept-Language</code>.</li></ul>
<p>A failed request has written nothing, so you can send it again.</p>`,
      },
      {
        slug: "paging",
        title: "How do I read a long list?",
        days: 38,
        content: `<p>Lists take <code>page</code>, from 1, and <code>perPage</code>, at most 1000, and return the page together with the <code>total</code> number of matches. A page past the end is empty but still has the right total.</p>
<p>Empty filters are ignored. Send several values as repeated keys (<code>calendars=Business&amp;calendars=Family</code>) or separated by commas.</p>`,
      },
      {
        slug: "why-403",
        title: "Why do I get 401 or 403?",
        days: 52,
        content: `<p><strong>401</strong> means that nobody is signed in: the token is missing, expired or truncated, or its session has ended. Refresh it or sign in again.</p>
<p><strong>403</strong> means that you are signed in but not allowed to do this. In the reference, every endpoint names the permission it needs, such as <code>update User</code>; an administrator can grant it.</p>
<p>A record in another workspace returns <strong>404</strong>, exactly like one that doesn’t exist.</p>`,
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
