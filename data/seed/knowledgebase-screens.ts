import type { Article, Category } from "./knowledgebase"

// Help articles about the screens. lib/features/knowledgebase/values.ts maps screens to articles.

/** Articles appended to a category, by its slug. */
export const screenArticles: Record<string, Article[]> = {
  "sign-in": [
    {
      slug: "account-settings",
      title: "Account settings: things you set up once",
      days: 2,
      content: `<p>Your account settings have <a href="/pages/account-settings">nine parts</a>. Each part is saved separately and has its own address.</p>
<ul><li><strong>General</strong>: your picture, username, full name, e-mail address and company. You can crop a new picture before saving it.</li><li><strong>Password and security</strong>: a new password, which signs out every other device, and sign-in in two steps.</li><li><strong>Information</strong> and <strong>Social</strong>: what your profile shows of you.</li><li><strong>Notifications</strong>: what the bell tells you, and what you get e-mails about.</li><li><strong>Sign-ins</strong>: where you are signed in. End any session you don’t recognise.</li><li><strong>API keys</strong>: keys for programs that work on your behalf. You choose what each may read or change, and revoke it when you no longer need it.</li><li><strong>Language and time</strong>: the language we write to you in, and the time zone of your dates.</li><li><strong>Your data</strong>: download everything as one file, clear the sample data, or delete your account.</li></ul>
<h3>Starting empty</h3>
<p>An administrator can clear the sample data once you start using the workspace for real. People who can sign in, this knowledge base and your billing details are kept.</p>`,
    },
    {
      slug: "two-step-sign-in",
      title: "Signing in with a second step",
      days: 1,
      content: `<p>With two-step sign-in a password alone is not enough: you also need a code from an app on your phone. Set it up under <a href="/pages/account-settings?tab=password">Password and security</a>.</p>
<ol><li>Scan the QR code with an authenticator app, or type the key below it.</li><li>Enter the code that the app shows.</li><li>Keep the recovery codes somewhere safe. If you don’t have your phone, enter one of them instead; each works once.</li></ol>
<p>Lost your phone and have no recovery codes left? An administrator can choose <strong>Reset two-step sign-in</strong> on your user page. After that, your password alone is enough until you set it up again.</p>
<h3>Passkeys</h3>
<p>A passkey replaces password and code: you unlock your device with your fingerprint, face or PIN, and you are signed in. Add one on each device under <a href="/pages/account-settings?tab=password">Password and security</a>; your password keeps working.</p>
<p>Before important steps, such as changing your address or downloading your data, you are asked to confirm your identity. If you have a passkey or an authenticator app, your password alone is not enough.</p>`,
    },
    {
      slug: "sign-in-pages",
      title: "Two designs for the sign-in pages",
      days: 1,
      content: `<p>The pages for signing in, registering, requesting a new password and choosing one come in two designs: a card in the middle (<a href="/pages/login-v1">version 1</a>) and a picture with the form beside it (<a href="/pages/login-v2">version 2</a>). Both work fully and lead to the same places as the standard pages. Choose the one you want to link to from your own website.</p>`,
    },
    {
      slug: "notices",
      title: "Pages you see when something goes wrong",
      days: 19,
      content: `<p><strong>You don’t have access to this page</strong> means that your permissions do not cover the page; an administrator can change that. <strong>Page not found</strong> means that the address has a typing mistake, or that its content was deleted.</p>
<p><strong>Maintenance</strong> replaces every page while the operator has closed the system for a short time with the setting <code>MAINTENANCE</code>. <strong>Coming soon</strong> announces something that is still being built. On both pages you can leave your e-mail address to be notified.</p>
<p>The first two pages have a link back to your workspace. If an error shows a number, quote it when you ask for help: the operator can use it to find the entry in the server’s log.</p>`,
    },
  ],
  users: [
    {
      slug: "user-view",
      title: "A user’s page: who they are and what they can do",
      days: 7,
      content: `<p>Open a name in the <a href="/apps/user/list">user list</a>. The page shows how to reach the person, their role, plan and status, when they were last seen, and a table of what they can read, write, create and delete.</p>
<ul><li><strong>Edit</strong> opens everything you can change.</li><li><strong>Invite</strong> creates a link for choosing a password, and e-mails it if a mail server is set up. You can also copy the link, and create another at any time.</li><li>Below are the <strong>invoices</strong> that name the person as salesperson.</li></ul>
<p>If the person no longer exists, the page says so and leads back to the list.</p>`,
    },
    {
      slug: "edit-a-user",
      title: "Changing a user",
      days: 10,
      content: `<p>The page has three parts.</p>
<ul><li><strong>Account</strong>: picture, name, e-mail, company, role, plan and status, and this person’s own permissions.</li><li><strong>Information</strong>: birth date, phone, website, language, and the address.</li><li><strong>Social</strong>: where to find the person online.</li></ul>
<p>Only administrators can assign roles and permissions; see <a href="/pages/knowledge-base/permissions/permissions-of-ones-own">individual permissions</a>. If somebody else has changed the same field in the meantime, you are asked which value to keep.</p>`,
    },
    {
      slug: "audit-log",
      title: "The audit log: who did what, and when",
      days: 1,
      content: `<p>The <a href="/audit-log">audit log</a> lists every change, sign-in, export and refused call of the workspace, newest first. Filter it by kind of record, action, person or days.</p>
<ul><li>Choose an entry to see every field <strong>before and after</strong> the change, and where it came from.</li><li><strong>Revert this change</strong> restores the earlier values of a user, a product, a coupon or a task, unless somebody has changed the same fields again since.</li><li><strong>Verify</strong> checks that nobody has changed the log. Each entry is sealed with a hash that covers the one before it, so a missing or altered entry is found.</li><li><strong>Export</strong> saves the whole log with its hashes. The icon beside the search saves the current view for a spreadsheet.</li><li><strong>Retention</strong> sets after how many years the details of entries are deleted. The entries themselves stay. Deleted details can’t be brought back.</li></ul>
<p>The pages of users, invoices, products and orders, and the panels of tasks and coupons, show their own activity at the end. Everyone who works with a record sees there how it changed. Only people who can read the audit log see sign-ins, passwords, networks and the log itself.</p>`,
    },
  ],
  workspace: [
    {
      slug: "commerce-dashboard",
      title: "The commerce dashboard",
      days: 3,
      content: `<p>The <a href="/">first page</a> shows how the shop is doing. Choose <strong>Last 28 days</strong>, <strong>Last month</strong> or <strong>Last year</strong> at the top. Every card shows that period, and the page’s address keeps your choice.</p>
<ul><li>Each figure is compared with the period before, and its card leads to the list behind the figure.</li><li><strong>Revenue report</strong> compares income with expenses, month by month. It has its own switch for the year.</li><li><strong>Best sellers</strong>, <strong>Transactions</strong> and <strong>Upcoming</strong> show what was sold, what was paid, and what is next in the calendar.</li></ul>
<p>A new workspace shows a list of first steps here instead. It disappears once they are done.</p>`,
    },
    {
      slug: "analytics-dashboard",
      title: "The analytics dashboard",
      days: 3,
      content: `<p><a href="/dashboard/analytics">Analytics</a> looks further back and in more detail: new readers, orders, visits and how long they lasted, completed tasks, sales by category and, at the bottom, the invoices.</p>
<ul><li>The period at the top applies to all cards.</li><li>Point at a chart, or move in it with the arrow keys, to read its numbers. Every chart also has a table for screen readers.</li><li>Choose a name in a legend to hide or show its values.</li></ul>
<p>You see both dashboards if you are allowed to read analytics.</p>`,
    },
    {
      slug: "plans",
      title: "Plans: changing your workspace’s plan",
      days: 1,
      content: `<p><a href="/pages/pricing">Pricing</a> shows three plans, by month or by year. A sentence above them says which one your workspace is on and until when.</p>
<ul><li><strong>Upgrade</strong> takes effect at once and starts a new period. You see the price and are asked to confirm first.</li><li>A <strong>smaller plan</strong> starts when the current period ends. Until then you keep what you have.</li><li>A workspace on Basic can <strong>try</strong> Standard for 14 days, once. After that it returns to Basic automatically.</li></ul>
<p>Only administrators can change the plan; everybody in the workspace can look at it.</p>`,
    },
  ],
  selling: [
    {
      slug: "write-an-invoice",
      title: "Writing and changing an invoice",
      days: 5,
      content: `<p><a href="/apps/invoice/add">New invoice</a> looks like the finished document. Fill it in:</p>
<ol><li>Choose a client, or add one in the panel at the side. The invoice is printed in the client’s language.</li><li>Add items. As you type, products from the shop are suggested with their prices. The totals are updated immediately, including quantity, discount and VAT.</li><li>Set dates, salesperson, note and terms, and switch the payment slip on or off.</li><li>Save the draft. It gets the next number, without gaps, when you issue it.</li></ol>
<p>You can change a draft as often as you like. Once it is sent, downloaded or paid, it is issued and locked; <a href="/pages/knowledge-base/selling/correct-an-invoice">a credit note corrects it</a>. If a colleague has changed the same draft in the meantime, nothing is lost: you see both versions and choose one.</p>`,
    },
    {
      slug: "invoice-paper",
      title: "An invoice: sending, printing, payments",
      days: 6,
      content: `<p>The preview shows the invoice as the client will receive it. Beside it you see its payments and when it was sent.</p>
<ul><li><strong>Send</strong> prepares an e-mail with the PDF attached. You can edit the text first.</li><li><strong>Download</strong> and <strong>Print</strong> produce the same document.</li><li><strong>Record payment</strong> records the money you received. Once nothing is outstanding, the status becomes <em>Paid</em>. You are asked before you record more than the balance due; the excess is kept as credit.</li><li>Use the menu beside a payment to correct it, or to undo it within an hour. <strong>Record refund</strong> records what you pay back.</li><li><strong>Duplicate</strong> starts a new invoice with the same lines.</li></ul>
<p>Each status is explained in <a href="/pages/knowledge-base/selling/invoice-statuses">the statuses of an invoice</a>.</p>`,
    },
    {
      slug: "correct-an-invoice",
      title: "Correcting an invoice: credit note, refund, void",
      days: 1,
      content: `<p>Once an invoice is sent, downloaded or paid, the client may already have it. From then on it is locked and keeps the names and addresses it was issued with. You can still correct it in three ways:</p>
<ul><li><strong>Issue credit note</strong> reverses the whole invoice or some of its lines. Choose the quantities and give the reason. The credit note has its own number in the sequence of invoices, reduces the balance due, and is sent and printed like an invoice.</li><li><strong>Record refund</strong> records money that you pay back, with the reason. You can’t refund more than was paid.</li><li><strong>Void</strong> takes the invoice out of use. It keeps its number, is listed under <em>Void</em> and is printed with that mark. You can restore it for an hour; after that it stays void.</li></ul>
<h3>A payment with a mistake</h3>
<p>The menu beside the payment offers <strong>Edit</strong> and, for an hour, <strong>Undo</strong>. If a colleague records something on the same invoice while your form is open, you are told before anything is recorded twice.</p>`,
    },
  ],
  api: [
    {
      slug: "interface-kit",
      title: "The interface kit: what our screens are built from",
      days: 1,
      content: `<p><a href="/kit">Interface kit</a>, the last entry of the menu, has a page for each part of our screens, from <a href="/components/alerts">alerts</a> and <a href="/forms/elements/input">fields</a> to <a href="/charts/recharts">charts</a> and <a href="/maps/leaflet">maps</a>. Everything there works: click it, type in it, drag it.</p>
<ul><li>The field above the pictures finds a page by its name or by one of its examples.</li><li>The button with the two brackets shows the source of an example, and copies it. A click on the title of an example copies a link to it.</li><li>The bottom of each page lists the properties of its components, taken from their types, and the line that imports each.</li><li>The star in the navbar bookmarks the pages you come back to.</li></ul>
<p>These pages are for anybody who builds the next screen or wants to know why a screen behaves as it does. Nothing you do on them changes your data.</p>`,
    },
    {
      slug: "operations",
      title: "Operations: the work of the server in the background",
      days: 1,
      content: `<p>People who operate this server find <strong>Operations</strong> in the user menu. It lists the background jobs of all workspaces, such as sending e-mails and reminders and deleting what has expired. The server’s setting <code>OPERATORS</code> decides who operates it; being an administrator of a workspace is not enough.</p>
<ul><li>A job that fails is retried automatically, after longer and longer pauses. When its attempts are used up, it is marked <strong>Failed</strong> and comes first in the list, with its last error. Fix the cause and choose <strong>Try again</strong>.</li><li><strong>Run now</strong> starts a waiting job or a schedule at once.</li><li><strong>Discard</strong> deletes a job that should not run any more.</li></ul>`,
    },
    {
      slug: "webhooks",
      title: "Webhooks: telling other programs what happens",
      days: 1,
      content: `<p>A <a href="/apps/webhooks">webhook</a> is the address of another program, such as your accounting software. We send that program a message about each event you choose: an invoice was changed, an order was placed, a task was deleted.</p>
<ol><li>Choose <strong>Add webhook</strong>, enter the address, and choose the events.</li><li>Give the <strong>secret</strong> to the person who runs the program. With it, the program can check that a message comes from us.</li><li>Open the webhook and choose <strong>Send test event</strong>.</li></ol>
<h3>When a message doesn’t arrive</h3>
<p><strong>Deliveries</strong> lists every message with the receiver’s answer. A message that fails is sent again seven times, over more than a day. Open a message to read it, and choose <strong>Send again</strong> once the receiver works. After five days without a successful delivery, we switch the webhook off and notify the person who created it.</p>
<p>Addresses on our own machine and in private networks are refused, unless the operator allows them. When you make a new secret, you have a day to change over: until then, messages are signed with both secrets.</p>`,
    },
    {
      slug: "businesses",
      title: "Businesses: shops, tills, safes and bank accounts",
      days: 1,
      content: `<p>A <a href="/business/list">business</a> is a legal entity: one VAT number, one currency, one set of books. A business has shops, and a shop has tills and a safe.</p>
<ol><li>Choose <strong>Set up a business</strong> and enter its name and country.</li><li>Enter the company number and the VAT number. We check their digits by the rules of the country.</li><li>Name the first shop, its till and its safe.</li></ol>
<p><strong>Shops and tills</strong> shows everything as a tree. Use the menu of a row to edit it, to add a shop, till, safe or bank account, or to change its state.</p>
<h3>States</h3>
<p>A business starts as a draft or active. A dormant one doesn’t trade at the moment. Nothing is ever deleted, because the books refer to it. Archive what you no longer need, once there is no money in it. The currency can’t be changed once something is posted.</p>`,
    },
    {
      slug: "deposit-to-safe",
      title: "Deposit to safe: cash in envelopes",
      days: 1,
      content: `<p><a href="/business/deposit-to-safe">Deposit to safe</a> follows cash from the till to the safe. Put cash that the till doesn’t need into an envelope.</p>
<ol><li>Enter the amount and the number of the envelope. If there is only one till, it is already chosen; otherwise the till of the last envelope is.</li><li>Choose <strong>Drop</strong>. The money is no longer in the till, and waits to be verified.</li><li>Someone else selects one or several envelopes, chooses <strong>Verify</strong>, counts each and puts it into the safe.</li></ol>
<h3>Rules</h3>
<ul><li>Nobody can verify their own envelope.</li><li>If the count differs from the amount, the difference goes to the account for cash differences.</li><li>Two waiting envelopes of a shop can’t have the same number.</li><li>An envelope that waits for more than a day is <strong>overdue</strong>; use the filter to find overdue envelopes.</li><li>You can cancel a wrong drop while it waits, with a reason. The money then goes back into the till, and the reversal stays in the books.</li></ul>
<h3>Slip</h3>
<p><strong>Print the slip</strong> appears after a drop, and is in the menu of each envelope. The slip has a line for the signature of the person who verifies, and lists notes and coins if you counted them. It fits A4 paper or an 80 mm receipt, and is in the language of the business.</p>
<h3>Without a connection</h3>
<p>A drop that can’t be sent waits in this browser, and is shown above the form. It is sent once, as soon as there is a connection. Stay signed in until then.</p>`,
    },
    {
      slug: "cash-exceptions",
      title: "Cash exceptions: cash that needs attention",
      days: 1,
      content: `<p><a href="/business/exceptions">Cash exceptions</a> lists the cash in your shops that needs attention. An exception appears automatically in these cases, and closes automatically once it is solved:</p>
<ul><li>A till holds more than its threshold, was not closed at the end of its day, or has a difference that nobody has reviewed.</li><li>An envelope was not verified in time.</li><li>A safe holds more than is insured, or nobody has counted it for a week.</li><li>The bank has not credited a bag in time, or has credited another amount.</li></ul>
<h3>Who is notified</h3>
<p>Everyone who may solve an exception gets a notification. One of them also gets a task: the manager of the shop or, if there is none, the owner. Tasks name no amounts. Once the exception is solved, the task is completed and names the person who solved it. People who count without seeing expected cash see no exceptions.</p>
<h3>In the chat and the calendar</h3>
<p>In a <a href="/apps/chat">chat message</a>, write # and the number of an envelope or a bag, such as #1042. Readers who may see the envelope or bag get a card with its amount and state. People who prepare bags see the banking days of their shops in the <a href="/apps/calendar">calendar</a>.</p>`,
    },
    {
      slug: "safe-deposit",
      title: "Safe deposit: what is in the safe",
      days: 1,
      content: `<p><a href="/business/safe-deposit">Safe deposit</a> shows the contents of a safe by note and coin, and all its movements. The total is always the balance in the books.</p>
<ul><li><strong>Count the safe</strong>: two people count everything without seeing what should be there. Both are named in the record, and a difference is posted.</li><li><strong>Float for a till</strong> moves money from the safe into a till of the shop.</li><li><strong>Change from the bank</strong> puts coins and notes that the bank has delivered into the safe.</li><li><strong>Exchange notes and coins</strong> changes the contents but not the total, so nothing is posted.</li></ul>
<h3>Not sorted yet</h3>
<p>If somebody entered only an amount, its notes and coins are unknown, and it is shown as not sorted yet until the next count. You can’t take out notes that the safe doesn’t have.</p>
<p>A warning appears while there is more in the safe than the insurance covers. You set the insured limit and the change fund in the <a href="/business/list">business list</a>.</p>
<p><strong>Print the log</strong> lists the movements of the days that you choose, from the opening to the closing balance, with the witnesses of counts and the contents at the end.</p>`,
    },
    {
      slug: "safe-to-bank",
      title: "Safe to bank: bags until they are credited",
      days: 1,
      content: `<p><a href="/business/safe-to-bank">Safe to bank</a> follows each bag from the safe until the bank has credited it.</p>
<ol><li><strong>Prepare a bag</strong> proposes all notes above the change fund, full bundles first. Change the proposal as you like, and enter the number of the bag. The money is still in the safe.</li><li><strong>Seal</strong> the bag with its seal number and a witness, who can be neither you nor the person who prepared it. The money is now in transit.</li><li><strong>Hand over</strong> the bag to its carrier. The <strong>paying-in slip</strong> can be printed in the language of the business.</li><li>Someone who may match bags with the bank records the credited amount.</li></ol>
<h3>Differences</h3>
<p>If the bank credits less, the rest stays in transit. If it credits more, the surplus is held too. Someone then resolves the difference with a reason: the bank has corrected it, or the business accepts it. Each bag lists what happened to it, with names and times.</p>
<p>A bag that the bank hasn’t credited can return to the safe.</p>
<p>You can take a photo of the bag when you seal it. Only those who may see the bag see its photo.</p>
<h3>Days to the bank</h3>
<p>The chart below the bags shows, week by week, how many days cash took from the drop to the bank’s credit. The bar is the median, and the line above it the longest time. Choose a week to see its bags. Each drop counts towards the first bag sealed after the drop was verified.</p>`,
    },
    {
      slug: "cash-deposit",
      title: "Cash deposit: paying in at the counter",
      days: 1,
      content: `<p><a href="/business/cash-deposit">Cash deposit</a> records cash that you paid in at the counter of the bank yourself, without a bag.</p>
<ol><li>Choose the shop, and where the money comes from: a till, or the owner’s own money.</li><li>Enter the amount and the fee that the bank took from it.</li><li>Take a photo of the receipt, and choose <strong>Record the deposit</strong>.</li></ol>
<p>The amount leaves the till, the fee becomes a bank charge, and the rest goes to the bank account. To correct a mistake, reverse the entry in the books.</p>
<p>Only people who may see the deposit see the photo of its receipt.</p>`,
    },
    {
      slug: "e-invoices",
      title: "E-invoices: XRechnung, CII and Factur-X",
      days: 1,
      content: `<p>You can download each issued invoice as a file that other programs can read. Open the invoice and choose <strong>Download</strong>:</p>
<ul><li><strong>XRechnung (UBL)</strong> is what German authorities ask for. It needs the client’s reference, the Leitweg-ID.</li><li><strong>CII (XML)</strong> is the other format of EN 16931.</li><li><strong>Factur-X / ZUGFeRD</strong> is a PDF with the CII file inside, for both people and programs.</li></ul>
<p>If something is missing, Cornerledger says what, and links to the place where you enter it. You can issue a draft only once nothing is missing.</p>
<h3>By e-mail</h3>
<p>When you send an invoice, choose the file under <strong>Attach as</strong>. The format set for the client is proposed, or else the usual one of their country: companies in Germany and France get a Factur-X, German authorities with a Leitweg-ID an XRechnung, everybody else the PDF.</p>
<h3>No VAT</h3>
<p>Each item has its VAT treatment: taxed, exempt, reverse charge, supply within the EU, export or outside the scope. The invoice prints the matching sentence in the client’s language and cites the law of your country. A business under the scheme for small businesses charges no VAT, and its invoices say so.</p>`,
    },
    {
      slug: "recurring-invoices",
      title: "Recurring invoices: rent, subscriptions and the like",
      days: 1,
      content: `<p><a href="/apps/invoice/recurring">Recurring invoices</a> are written automatically, again and again: for rent, a subscription or a monthly delivery.</p>
<ol><li>Open an invoice that looks right, and choose <strong>Make recurring</strong>.</li><li>Say how often it repeats, from which day and, if you like, until when.</li><li>Choose what happens: <strong>Keep as draft</strong> leaves each invoice for somebody to check, and <strong>Issue and send</strong> issues it and e-mails it to the client.</li></ol>
<p>Exactly one invoice is written for each date of the rule. If the server was off, it makes up for the dates it missed. In months without a 31st, an invoice due on the 31st is written on the last day.</p>
<h3>Change, pause, end</h3>
<p>A change applies from the next invoice on; existing invoices stay as they are. Nothing is written for dates during a pause. If an invoice can’t be issued, the list says why, and Cornerledger tries again.</p>`,
    },
    {
      slug: "invoice-reminders",
      title: "Payment reminders: level by level",
      days: 1,
      content: `<p><a href="/apps/invoice/reminders">Payment reminders</a> lists the overdue invoices whose clients you should remind today.</p>
<ol><li>Check the list: each row names the level that is due and the client’s e-mail address.</li><li>Send one reminder with its button, or select several and choose <strong>Send reminders</strong>.</li></ol>
<p>The e-mail is in the client’s language, with the PDF of the invoice attached. Each level is sent once and recorded on the invoice. No reminders are sent for paid, credited or void invoices.</p>
<h3>Levels</h3>
<p><strong>Reminder levels</strong> holds the levels of each business: the days after the due date, and the texts in four languages. If you set none of your own, there are three levels, after 7, 21 and 35 days. There are no fees and no interest.</p>`,
    },
    {
      slug: "direct-debits",
      title: "Direct debit set: money that others collect",
      days: 1,
      content: `<p><a href="/business/direct-debits">Direct debit set</a> lists the money that others collect from your bank account: the rent, the energy bill, the wholesaler, the lottery.</p>
<h3>Mandates</h3>
<p>A manager proposes a mandate with its creditor, amount, first day and how often it repeats. The mandate is in force once somebody with the right to activate it has done so. If you change the terms of an active mandate, it has to be activated again.</p>
<p>A collection that falls on a weekend or holiday moves as the mandate says: to the next working day, or to the one before. Holidays are those of the banks in the euro area, or those of Finland, Germany or France.</p>
<h3>Collections</h3>
<p>Each collection is listed 45 days ahead. When the bank has taken the money, choose <strong>Collected</strong> to post the collection. If the amount differs by more than usual, give a reason; the collection stays marked.</p>
<p>If the bank returned the money, choose <strong>Failed or returned</strong>. The posting is reversed, and the bank’s fee becomes a bank charge. If you enter a day for the next attempt, the collection is expected again.</p>
<h3>Forecast</h3>
<p>The chart starts from today’s balance of the bank accounts and subtracts the collections due over the next 90 days. Its lowest point shows whether the account runs too low. Other payments are not included.</p>`,
    },
    {
      slug: "payments",
      title: "Payments: register, on account, files for the bank",
      days: 1,
      content: `<p><a href="/business/payments">Payments</a> lists the money that came in and went out: payments of invoices, IOUs and bills, direct debits, bank lines booked on an account, and payments on account. Each row leads to its document and to its entry in the books. Figures, chart and totals follow the filters.</p>
<h3>On account</h3>
<p>Record money under <a href="/business/payments/on-account">On account</a> when a customer pays you, or you pay a supplier, before there is a document. Later, allocate the money to invoices, IOUs or bills, in parts if you like. The rest stays visible, and you can refund it. You can undo an allocation: the amount it settled is outstanding again.</p>
<h3>Transfers and collections</h3>
<ol><li>Under <a href="/business/payments/batches">Transfers and collections</a>, choose approved bills and refunds to pay, or invoices to collect.</li><li>Make the file and upload it in your bank’s online banking. The file can be made only once, so cancel a wrong batch before that.</li><li>When the bank has carried out the batch, match the line of the statement, or record the outcome in the batch. A failed payment is outstanding again, and the bank’s fee is booked.</li></ol>
<h3>Mandates</h3>
<p>You can collect from customers who signed a SEPA mandate. Add the mandate under <a href="/business/payments/mandates">Mandates</a>, and enter the creditor identifier of the business once. A mandate that has not been used for 36 months is void.</p>`,
    },
    {
      slug: "bank",
      title: "Bank: statements, matching, rules",
      days: 1,
      content: `<p><a href="/business/bank">Bank</a> compares what your bank says with your books.</p>
<h3>Import</h3>
<p>Drop a camt.053 file, or a CSV file whose columns you confirm once per account. A file is refused unless its opening balance and lines add up to the closing balance, and a line is never imported twice.</p>
<h3>Match</h3>
<p>For each line there are suggestions with their reasons: an invoice, an IOU, a bill, a bag, a batch of transfers, an existing entry in the books. Confirm one, or book the line on an account. <strong>Lines</strong> shows all lines. You can open a matched line again; the entries that matching posted are then reversed.</p>
<h3>Rules</h3>
<p>When you have made the same choice for a payee twice, you are offered a rule. Rules make suggestions; automatic rules book lines at import without asking.</p>
<h3>Day by day</h3>
<p>This tab shows both balances by day, the lines still to be matched, and the entries that no statement shows.</p>`,
    },
    {
      slug: "customer-ious",
      title: "Customer IOU list: pay later",
      days: 1,
      content: `<p><a href="/business/iou-list">Customer IOU list</a> shows what customers took and haven’t paid for yet, since when, and how much of their limit is left.</p>
<h3>Charge in three seconds</h3>
<ol><li>Type the name. Existing customers appear with the amount they owe and what is left of their limit.</li><li>Type the amount and press Enter.</li></ol>
<p>The charge posts the sale with its VAT, so don’t ring it up on the till as well. A new customer, or an amount above the limit, needs the approval of a manager, who can give it at your screen with a PIN.</p>
<h3>Payments</h3>
<p>Open the customer and choose <strong>Record payment</strong>: in cash into an open till, or to the bank. Payments settle the oldest charges first, and the form shows which ones before you save.</p>
<h3>Corrections</h3>
<p>Nothing is edited or deleted. <strong>Adjust</strong> reduces a sale and its VAT, for example for returned goods. A line can be reversed. Only the owner can write off what a customer won’t pay. There is no interest and there are no fees.</p>
<h3>One customer, two records</h3>
<p>Open the record that you don’t want to keep and choose <strong>Merge</strong> under <strong>More actions</strong>. Balance, invoices, orders, e-mails and mandates then appear on the page of the customer who remains. You can’t undo a merge.</p>
<h3>Statements</h3>
<p>A statement lists charges, invoices and payments of a period, with a code that customers scan with a banking app to pay. Print the statement, or send it by e-mail in the customer’s language.</p>
<h3>Recurring charges</h3>
<p>A newspaper round or a standing order is charged automatically on its days, except during a pause. If the customer’s limit doesn’t allow it, nothing is charged and the managers are notified.</p>`,
    },
    {
      slug: "supplier-bills",
      title: "Supplier bills: from arrival to payment",
      days: 1,
      content: `<p><a href="/business/supplier-bills">Supplier bills</a> follows each bill from its arrival to its payment.</p>
<h3>Bills arrive</h3>
<ul><li><strong>Upload e-invoices</strong> reads XRechnung, Factur-X, ZUGFeRD and other UBL or CII files. Supplier, lines and VAT come from the file, which is kept unchanged.</li>
<li>If an e-invoice is attached to an e-mail, you can enter it from that e-mail.</li>
<li><strong>Enter bill</strong> is for paper. Attach a scan or a photo.</li></ul>
<p>A bill with the same supplier, number and total is accepted only once. The second time, you are shown the first bill instead.</p>
<h3>Goods</h3>
<p>With <strong>Take goods into stock</strong>, you say which product each line is, and propose a delivery. Somebody checks the delivery and books it under <a href="/business/stock/deliveries">deliveries</a>. The delivery posts what the goods cost, and the bill posts the VAT and the rest, so nothing is posted twice. Cornerledger remembers the supplier’s codes.</p>
<h3>Approve and pay</h3>
<p>If a bill is above 500 in its currency, somebody other than the person who entered it must approve it. Each line goes to the account that you choose. Then record the payment, from the bank, a safe or a till. To correct a mistake, reverse the payment first and then the approval, with a reason.</p>
<p>A warning appears if a bill names a different account from the one you know. Ask the supplier by phone before you pay.</p>`,
    },
    {
      slug: "suppliers",
      title: "Suppliers",
      days: 1,
      content: `<p><a href="/business/suppliers">Suppliers</a> lists the companies that you buy from. New bills add them automatically, or find them by VAT number or name.</p>
<p>The page of a supplier has its details, what is outstanding, its bills, payments and deliveries. A bill never changes a known IBAN; only you can, with <strong>Edit</strong>.</p>
<p>If a supplier is listed twice, <strong>Merge</strong> shows both together and sends new bills to the one you choose. The books stay as they are, and the merge can be undone.</p>`,
    },
    {
      slug: "stock",
      title: "Stock: receive, send, count and waste",
      days: 1,
      content: `<p><a href="/business/stock">Stock</a> shows how much each shop has of each product. Choose a number to see the movements that add up to it. The filters show products that are low, below zero, out of stock, not selling, expired or not counted.</p>
<h3>Deliveries</h3>
<p>Book a delivery with the supplier’s bill. Scan a barcode into the product field, and type the number of pieces and their total cost. Cornerledger books the goods without VAT, the input VAT and what you owe the supplier.</p>
<h3>Average cost</h3>
<p>Stock has a value, and each piece has its share of that value. If more is sold than the books know of, stock falls below zero at no value; when those pieces are delivered later, their cost is posted as cost of goods sold. Only sales can take stock below zero.</p>
<h3>Transfers</h3>
<p>Goods leave the sending shop’s stock at once, and enter the other shop’s stock when that shop receives them. Missing goods are a loss of the sending shop.</p>
<h3>Orders</h3>
<p><a href="/business/stock/proposals">Propose orders</a> lists products at or below their reorder point, by supplier. It proposes enough for the days that you choose, at the pace of the last four weeks, in whole cartons. Change the pieces, save the order, and send it by e-mail, as a CSV file or on paper. <strong>Receive goods</strong> turns it into a delivery for you to check and book; missing goods stay on order.</p>
<h3>Expiry dates</h3>
<p>Enter expiry dates with a delivery. <a href="/business/stock/expiry">Expiry dates</a> lists what expires soon: select rows to book them as waste or to lower their price in that shop. The number of pieces left with a date is an estimate: it assumes that the pieces that expire first are sold first.</p>
<h3>Alerts and figures</h3>
<p><a href="/business/stock/alerts">Alerts</a> count what is below zero, expired, low, not counted or not selling; each leads to its list. <a href="/business/stock/figures">Figures</a> show what stock is worth, how long it lasts, what was lost and which products sell.</p>
<h3>Stocktakes</h3>
<p>Begin a stocktake and count on a phone while the shop stays open: scan or find a product, type the pieces, save. The expected stock is that at the moment of each count; people who count blind don’t see it. A large difference has to be counted again. A manager applies the stocktake.</p>
<h3>Mistakes</h3>
<p>Nothing is edited or deleted. Reverse a document and book it again.</p>`,
    },
    {
      slug: "categories",
      title: "Category and subcategory: one tree for all shops",
      days: 1,
      content: `<p><a href="/business/category">Category</a> and <a href="/business/subcategory">Subcategory</a> are the two levels of one tree. All shops and the web shop use it.</p>
<h3>Defaults</h3>
<p>A category hands down its VAT rates, margin target, minimum age, and whether products can be returned. A subcategory shows what it inherits in grey and what it sets itself in bold. <strong>Back to inherited</strong> removes its own value. VAT rates are inherited separately for each country.</p>
<h3>Web shop</h3>
<p>The web shop sells the products of a category with a department. If you remove the department, its products leave the web shop.</p>
<h3>Archive</h3>
<p>A category without subcategories and products can be archived. It stays in the list, and you can use it again.</p>`,
    },
    {
      slug: "offers",
      title: "Offers and promotions: reductions and what they cost you",
      days: 1,
      content: `<p><a href="/business/offers">Offers and promotions</a> lists your price reductions. A new offer is a draft and changes nothing until you start it. Pause and start it again as you like; an ended offer is kept as a record.</p>
<h3>Kinds</h3>
<ul><li><strong>Percentage off</strong>, <strong>Amount off</strong> and <strong>Fixed price</strong> apply to each piece.</li><li><strong>N for one price</strong>, <strong>Buy X, get Y</strong> and <strong>Bundle</strong> apply to several pieces together. The dearest pieces count first; the pieces a customer gets are the cheapest.</li><li><strong>From a total on</strong> and <strong>Free delivery</strong> apply to the total that is left after the other offers.</li></ul>
<h3>Several offers</h3>
<p>The offer with the highest priority is applied first; if priorities are equal, the offer that saves most. A piece gets several offers only if all of them can be combined. No line ever costs less than zero.</p>
<h3>Warnings</h3>
<p>While you edit, the form shows other running offers on the same goods and, where the country requires it, the lowest price of the days before. If you may see what goods cost, it also shows baskets that lose money. Cornerledger warns and leaves the decision to you; it gives no legal advice.</p>
<h3>Simulator</h3>
<p>The <a href="/business/offers/simulator">simulator</a> calculates the price of a basket exactly as the cart of the web shop does, and shows line by line how much each offer takes off. Tick an offer that isn’t running to try it out. The page’s address contains the basket, so you can share it.</p>
<h3>Coupons</h3>
<p>Coupons are offers with a code. You edit the web shop’s coupons under <a href="/apps/ecommerce/coupons">Coupons</a>.</p>`,
    },
    {
      slug: "products",
      title: "Product: barcodes, prices and states",
      days: 1,
      content: `<p><a href="/business/product">Product</a> lists the products of all shops and the web shop, with the prices of the shop that you chose in the navbar. A price in bold is the shop’s own.</p>
<h3>Scan</h3>
<p>Scan a barcode with a keyboard scanner on this screen, outside a field. The product opens, or the form for a new one. A product can have several barcodes; for a barcode on outer packaging, enter how many pieces are inside.</p>
<h3>Prices</h3>
<p>The price of all shops is also the web shop’s price. A shop can have its own price, from now on or from a time in the future. Prices are never overwritten: each new price follows the one before, and the history shows who set it. To end a shop’s own price, set a price without an amount.</p>
<h3>States</h3>
<ul><li>A draft is not sold yet. It needs a price before you can choose <strong>Put on sale</strong>.</li><li>The web shop sells products that are on sale and in a category with a department.</li><li><strong>Stop selling</strong> delists a product; you can then archive it.</li></ul>
<h3>Who sees what</h3>
<p>Stock clerks maintain products, but not their prices. Managers set the prices of their shops; to set the price of all shops, you need the right to set prices in every business. Cashiers never see what a product costs.</p>`,
    },
    {
      slug: "product-import",
      title: "Import products from a file",
      days: 1,
      content: `<p><a href="/business/product/import">Import products</a> reads a CSV or Excel file with up to 5,000 products. Nothing is written before you have seen what would change.</p>
<h3>Columns</h3>
<p>The first row has the headings. Check what each column means; your choice is used again for the next file with the same headings. A column can be the price of all shops, or of one shop.</p>
<h3>Preview</h3>
<ul><li>A row is matched to a product by own number or barcode, or by name if the row has neither.</li><li>An empty cell leaves the product as it is. Barcodes are added, never removed.</li><li>A cell with a problem says why. Its row is left out; the others can be imported.</li></ul>
<h3>Undo</h3>
<p>Each import can be undone as a whole. Products that somebody has changed since stay as they are, and are listed by name.</p>`,
    },
    {
      slug: "product-tools",
      title: "Product: labels, scanning and duplicates",
      days: 1,
      content: `<h3>Labels</h3>
<p>Select products in <a href="/business/product">Product</a> and choose <strong>Print labels</strong>, or open <a href="/business/product/labels">Labels</a>. Labels show the price of the shop that you chose in the navbar, the price per unit, and the first barcode of a single piece. Print them at 100 %, without margins, on A4 sheets or a roll.</p>
<h3>Scanning</h3>
<p>A keyboard scanner works on every screen outside a field: scan a barcode and its product opens. <strong>Scan by camera</strong> does the same on a phone. Browsers allow the camera only on https addresses, and ask you once.</p>
<h3>Duplicates</h3>
<p><a href="/business/product/duplicates">Duplicates</a> lists products with similar names, the same supplier’s number, or own numbers that differ only in punctuation. After <strong>Not a duplicate</strong>, a pair isn’t listed again. <strong>Keep</strong> adds the barcodes of the other product to the one you keep and archives the other. A product that a shop has received can’t be archived this way.</p>`,
    },
    {
      slug: "deposits",
      title: "Deposit management: all cash on its way to the bank",
      days: 1,
      content: `<p><a href="/business/deposits">Deposit management</a> shows envelopes, bags and cash deposits of all shops in one place. You see the ones that you may also see on their own screens.</p>
<ul><li>At the top you see where the cash is: in the tills, on its way to the safe, in the safes, on its way to the bank, and what reached the bank. Each figure leads to the list that adds up to it.</li><li>The <strong>board</strong> has a column for each next step: verify an envelope, seal a bag, hand it over, have it credited, resolve a difference. The oldest comes first, and anything that takes too long is marked as overdue.</li><li>The <strong>table</strong> also includes finished deposits, with totals. Both have the same filters.</li></ul>
<p>You can verify one or several envelopes right here. For everything else, choose the number of an envelope or bag to open its screen.</p>
<h3>Rules of a shop</h3>
<p>If you may change a shop, use <strong>Rules</strong> above the board to set the bank’s weekdays, how many hours an envelope may wait, after how many banking days a bag should be credited, whether sealing needs a witness, and above which amount a bag needs a photo.</p>
<h3>Held for customers</h3>
<p>If you may read the books, a second tab shows the money that customers have paid before receiving anything for it, by customer.</p>`,
    },
    {
      slug: "staff-access",
      title: "Staff access: who may do what in which shop",
      days: 1,
      content: `<p><a href="/business/staff-access">Staff access control</a> shows the people of a business and its shops. Each cell shows a person’s role in that shop.</p>
<ol><li>Choose <strong>Give access</strong> and a person who can sign in.</li><li>Choose a role. The text below it says what the role may do.</li><li>Choose all shops or some, and a first and last day if the access is temporary.</li></ol>
<h3>People</h3>
<ul><li><strong>View as</strong> in a person’s menu shows you the screens as that person sees them, for half an hour. You can’t change anything meanwhile, and the audit log records the view.</li><li><strong>Leaves</strong> ends all access of a person on the day you choose, including sign-ins, API keys and PIN. It also lists what they still hold.</li><li><strong>Your PIN</strong> lets you approve, at a colleague’s screen, an action that they may not do alone. Each approval is for one action.</li></ul>
<h3>Rules</h3>
<ul><li>You can only give rights that you have yourself, in places where you have them.</li><li>A business keeps at least one owner. Administrators of the workspace are owners of every business.</li><li>Ended access stops working at once, on every device. It stays in the list under <strong>Show ended</strong>.</li><li>People can’t tell that a shop exists if they may not see it. If they try to open it, the audit log records the attempt.</li></ul>`,
    },
    {
      slug: "books",
      title: "Books: journal, balances, corrections",
      days: 1,
      content: `<p><a href="/business/books">Books</a> has a journal for each business. Takings, drops, invoices and payments are posted there automatically; a bookkeeper can add entries by hand.</p>
<ul><li><strong>Journal</strong> lists all entries, newest day first. Filter by days, account, kind or shop, or search for a text or a number such as <code>2026/17</code>. The last row adds up the entries you see.</li><li><strong>Trial balance</strong> shows the balance of every account at the end of a day. Debits are positive; all accounts together always add up to zero. Each figure leads to the statement of its account, and each line there to its entry.</li></ul>
<h3>Post by hand</h3>
<ol><li>Choose <strong>Post an entry</strong> and the business date.</li><li>Give each line an account, by its code or name, and an amount on one side. <code>Enter</code> adds a line.</li><li>Once debits and credits are equal, choose <strong>Post</strong>. An unfinished entry is still there after a reload.</li></ol>
<h3>Corrections</h3>
<p>Nothing in the books is changed or deleted. To correct an entry, open it and choose <strong>Reverse</strong>: the exact opposite is posted, with your reason, and both stay visible as a pair. Then post the correct entry. An entry can be reversed only once, and a reversal can’t be reversed. Nothing can be posted into a locked month: choose a day in an open month.</p>`,
    },
    {
      slug: "books-proof",
      title: "Months and proof: closing, checking and keeping the books",
      days: 1,
      content: `<p><a href="/business/books/periods">Periods</a> shows the months of a business. <strong>Checklist</strong> shows what is left to do in a month, for example drops that nobody has verified.</p>
<ul><li><strong>Close month</strong>: only bookkeepers can still post into it.</li><li><strong>Lock month</strong>: nobody can post into it. Only the owner can unlock it, after confirming their identity and giving a reason.</li></ul>
<p><a href="/business/books/proof">Proof</a> checks all rules of the books when you open it: sums, hashes, numbers, balances, reversals, locked months. If somebody has changed a row outside the program, the check names the first place.</p>
<h3>Check it without us</h3>
<ol><li>Download the journal for hledger, ledger or beancount, with your own codes or those of SKR03 or PCG. Read it with the commands below; the balances are the same as here.</li><li>Download the archive, unpack it and run <code>node verify.mjs</code> in its folder. The script recalculates everything.</li><li>Keep the daily root elsewhere, or have it mailed to your adviser. If you give the root to the script, it shows that nothing before that day was rewritten or cut off.</li></ol>`,
    },
    {
      slug: "cash-notes",
      title: "Daily cash notes: from the float to the locked day",
      days: 1,
      content: `<p><a href="/business/cash-notes">Daily cash notes</a> has one sheet for each day of each till. The big button is always the next step.</p>
<ol><li>In the morning choose <strong>Open a till</strong> and count the float by note and coin. Type the number of pieces; the arrow goes to the next note.</li><li>During the day, record money that is paid in or out, and write notes.</li><li>In the evening, start counting, count the drawer and enter the totals of the Z reading: sales by VAT rate, and how customers paid. Both sides have to be the same.</li><li>If the shop has a float target, the sheet proposes which notes and coins stay in the drawer. Put the rest into an envelope and enter its number; one tap then drops the envelope for the safe.</li><li>Close the till. Someone else reviews the day and locks it.</li></ol>
<h3>Counting blind</h3>
<p>Cashiers don’t see what should be in the till until it is closed. Any count is accepted. If it differs by more than the shop tolerates, you are asked to count again, and then to explain the difference. All counts are kept.</p>
<h3>Differences</h3>
<p>A shortage or surplus at closing is posted as a difference; sales and VAT stay as the till printed them. If the float is not what was left the evening before, that difference is posted separately. If the month is closed by then, the difference is posted on the first open day. The sales of a day stay in their month, so ask the owner to open that month again.</p>
<h3>Week and differences</h3>
<p><a href="/business/cash-notes/week">Week</a> shows all tills over seven days with takings and state. If you may see expected cash, you also see shortages and surpluses, and <a href="/business/cash-notes/variances">Differences</a> adds them up by day, till, person and weekday. Every figure leads to its days.</p>
<h3>Z readings from a file</h3>
<p><a href="/business/cash-notes/import">Import</a> takes a CSV file with one line for each till and day. Check what the columns mean; your choice is remembered for the shop. Each line is checked on its own, and lines with a problem say what to correct.</p>
<h3>Without a connection</h3>
<p>If you reload the page, the count you have begun is kept. If there is no network, the sheet keeps your entry and sends it once, as soon as there is a connection.</p>`,
    },
  ],
}

/** Categories appended to the others. */
export const screenCategories: Category[] = [
  {
    slug: "everyday",
    title: "Mail, chat and planning",
    description: "Screens you have open all day: mailbox, chats, tasks and calendar.",
    img: "/covers/desk-sage.svg",
    icon: "Mail",
    iconColor: "success",
    articles: [
      {
        slug: "email",
        title: "E-mail: reading, finding and writing",
        days: 4,
        content: `<p>Your <a href="/apps/email">mailbox</a> is yours alone. Folders and labels are at the side; the list shows the newest e-mail first.</p>
<ul><li>Select one or several e-mails to move, label, mark or delete them. You can undo each of these from the message that follows.</li><li>The search looks in subject, sender, recipients and text for all the words you type, in any order and whatever their accents. Narrow it with words such as <code>from:</code>, <code>has:attachment</code> or <code>is:unread</code>; the hint below the field lists them all.</li><li>Pictures from other servers are not loaded until you ask for them, because their owners would see that you have read the e-mail.</li></ul>
<h3>Writing</h3>
<p><strong>Compose</strong> opens a window you can minimise while you look something up. Your text is saved as a draft automatically. Without a connection, it stays on this device and is saved as soon as you are back online. If you change the same draft in two tabs, the second one asks which version to keep. <code>Ctrl</code> <code>Enter</code> sends. <strong>Send later</strong> takes a day and time. You can attach files of up to 10 MB.</p>`,
      },
      {
        slug: "chat",
        title: "Chat: talking to colleagues",
        days: 9,
        content: `<p>Choose somebody in <a href="/apps/chat">Chat</a> and write. Messages arrive at once, and below them you see whether they were read.</p>
<ul><li>Send a picture by dropping it into the conversation, and an emoji with the button beside the text.</li><li>The magnifying glass searches in one chat, the field at the side finds people.</li><li>Without a connection your messages wait and are sent as soon as you are back online.</li><li><strong>Mute</strong>, <strong>Block</strong> and <strong>Clear chat</strong> are in a chat’s menu. Clearing empties the chat for you only.</li></ul>
<p>Your own picture at the top opens your chat profile: what others read about you, and whether you are online, away, busy, or shown as offline.</p>`,
      },
      {
        slug: "todo",
        title: "To-do: tasks for you and others",
        days: 8,
        content: `<p>Type a task into the line above the <a href="/apps/todo">list</a> and press Enter. The line understands days, urgency, tags and people: <code>call supplier fri !high #team @anna</code>.</p>
<ul><li>Drag a task to where it belongs, or move it with the keyboard; the order is saved. After sorting, <em>Reset order</em> returns to it.</li><li>The star makes a task important, the tick completes it. Both can be undone.</li><li>People are notified by the bell when you assign them a task.</li><li>Deleted tasks stay under <strong>Deleted</strong> and can be restored at any time.</li></ul>
<p>Open a task for its description, and press <code>?</code> for this screen’s keyboard shortcuts.</p>`,
      },
      {
        slug: "calendar",
        title: "Calendar: events, series, other calendars",
        days: 12,
        content: `<p>The <a href="/apps/calendar">calendar</a> shows a month, a week, a day or an agenda. Choose a day to add an event; drag one to move it, or its edge to make it longer. All of that works with the keyboard too.</p>
<ul><li>You can hide any of the five calendars, each with its own colour, at the side.</li><li>An event can <strong>repeat</strong>. When you change one event of a series, you are asked whether you mean only this one, this and all later ones, or all.</li><li>A <strong>reminder</strong> notifies you and the guests who work here.</li></ul>
<h3>Guests</h3>
<p>Choose people from your workspace as guests, or enter an e-mail address. Guests receive an e-mail that their own calendar understands, and colleagues a notification too. They answer <strong>yes</strong>, <strong>no</strong> or <strong>maybe</strong>, colleagues in the event itself and others with the link in the e-mail; you see the answers in the event and are notified.</p>
<ul><li>Guests are told when you change what they see, take them off the list or delete the event. If the event moves, their answers start again.</li><li>Guests of events that you imported are not told: somebody else organises those.</li></ul>
<h3>Import and export</h3>
<p><strong>Import a file</strong> reads <code>.ics</code> files from Google, Outlook or Apple. <strong>Subscribe from another app</strong> makes a private address that your phone’s calendar can read. Anybody who has the address can read your calendar, so revoke it when you no longer need it.</p>`,
      },
    ],
  },
  {
    slug: "shop",
    title: "The shop",
    description: "From shelf to parcel, for buyers and sellers.",
    img: "/covers/shopfront-iris.svg",
    icon: "ShoppingBag",
    iconColor: "warning",
    articles: [
      {
        slug: "shop-shelf",
        title: "The shop: finding a product",
        days: 11,
        content: `<p>The <a href="/apps/ecommerce/shop">shop</a> shows what is for sale, as a grid or a list. Narrow the selection by category, brand, price, rating and delivery; the number beside a filter says how many products would be left.</p>
<p>The heart adds a product to your wishlist, the button puts it in your cart. The address contains the search, filters and order, so you can send somebody the same selection.</p>`,
      },
      {
        slug: "product-page",
        title: "A product’s page",
        days: 16,
        content: `<p>The page shows the pictures, price, stock, colours and data sheet of one product, and others that go well with it. When few pieces are left, the page says how many.</p>
<p><strong>Share</strong> copies the address, opens an e-mail, or passes it to another app on your device. If a product is no longer sold, its page says so and leads back to the shop.</p>`,
      },
      {
        slug: "checkout",
        title: "Checkout: cart, address, payment",
        days: 13,
        content: `<p>Checkout has three steps, each with its own address, so you can go back without losing anything.</p>
<ol><li><strong>Cart</strong>: change quantities, remove products, or move them to the wishlist. Coupons and offers show how much they take off. Stock is checked again before anything is ordered.</li><li><strong>Address</strong>: a new one is saved for your next order.</li><li><strong>Payment</strong>: card, bank, instalments, gift card or cash on delivery. Card numbers go to the payment provider and are never stored here.</li></ol>
<p>In test mode no money is charged; the page lists the numbers you can use.</p>`,
      },
      {
        slug: "follow-orders",
        title: "Orders: tracking and processing them",
        days: 14,
        content: `<p><a href="/apps/ecommerce/orders">Orders</a> lists what was bought, with its status: paid, shipped, delivered or cancelled. Open one for its lines, the address, its payments and its history. The search finds a customer, or an order by its number.</p>
<ul><li>Customers see their own orders; people who run the shop see everybody’s and process them.</li><li><strong>Cancelling</strong> returns the items to stock and refunds what was paid. You can’t undo it, so you are asked to confirm. The refund appears under <strong>Payments</strong> with its outcome; money that the shop took itself, such as cash, has to be returned by the shop.</li><li>Buyers who have confirmed their address get an e-mail in their language when an order is placed, paid, shipped or cancelled.</li></ul>`,
      },
      {
        slug: "keep-the-shop",
        title: "Products: running the shop",
        days: 15,
        content: `<p><a href="/apps/ecommerce/product-list">Products</a> is your inventory: what you sell, at what price, and how many are left. Filter for products that are running low or sold out.</p>
<ul><li>A product can have up to eight pictures; the first one is its cover. The arrows change their order.</li><li>Items sold while you edit are deducted from the number you type, so the stock is always right.</li><li>You can restore deleted products with <strong>Undo</strong> for an hour, in carts and on wishlists too.</li></ul>
<p><a href="/apps/ecommerce/coupons">Coupons</a> make an order cheaper: by a percentage, by an amount, or with free delivery. Give one a first and a last day, a minimum, or a number of uses; offer it to everybody in the cart or share its code with a few people. A coupon you switch off stops working at once and can be reactivated later.</p>
<p><strong>Shop settings</strong> on the page of the <a href="/apps/ecommerce/shop">shop</a> hold the line below the shop’s name and your promises for every product. Sample products have made-up discounts, which reduce prices only while you have switched them on there. You can type prices with a comma or a point.</p>`,
      },
    ],
  },
  {
    slug: "publishing",
    title: "Profile, blog and help",
    description: "Pages that others read: your profile, the blog, questions and articles.",
    img: "/covers/paper-iris.svg",
    icon: "PenTool",
    iconColor: "brand",
    articles: [
      {
        slug: "profile",
        title: "Profile: what you share with colleagues",
        days: 2,
        content: `<p>Your profile shows who you are and what the people in your workspace share.</p>
<ul><li>Write a post, with a picture if you like. Others can like it, comment on it and share it; you can delete your own posts and comments.</li><li>Follow colleagues, and star the pages you want to find again.</li><li>Answer a poll. You can change your answer while the poll is open.</li></ul>
<p>Name, picture and the text about you come from <a href="/pages/account-settings">Account settings</a>.</p>`,
      },
      {
        slug: "blog",
        title: "Blog: reading and commenting",
        days: 2,
        content: `<p>The blog shows what your workspace publishes, newest first. Search it, or choose a category at the side. Under a post you can leave a comment and save the post for later.</p>
<p>Drafts and posts awaiting review are visible only to their author and to people who can publish.</p>`,
      },
      {
        slug: "write-a-post",
        title: "Writing for the blog",
        days: 2,
        content: `<p>A post has a title, categories, its own address (the slug), formatted text, an excerpt for the list, and a picture.</p>
<p>Its status decides who sees it:</p>
<ul><li><strong>Draft</strong>: you, and people who can publish.</li><li><strong>Awaiting review</strong>: the same people, as a request for review.</li><li><strong>Published</strong>: everybody in the workspace. Only editors and above can publish.</li></ul>`,
      },
      {
        slug: "faq-page",
        title: "Frequently asked questions: using and maintaining them",
        days: 1,
        content: `<p><a href="/pages/faq">FAQ</a> answers what your customers ask. Choose a category, or search the questions of all categories.</p>
<h3>For the people who maintain it</h3>
<ul><li>Editors add and change questions and categories. Everybody sees the change at once.</li><li>Maintainers and administrators can delete too. Deleting a category deletes its questions.</li><li>Every change offers <strong>Undo</strong>; you can restore what was deleted for an hour.</li></ul>
<p>A category without questions is visible only to people who can add some.</p>`,
      },
      {
        slug: "knowledge-base",
        title: "Knowledge base: help about this product",
        days: 1,
        content: `<p>The <a href="/pages/knowledge-base">knowledge base</a> explains every screen. The question mark in the bar at the top opens the article of the screen you are on; on a phone it is in the menu behind your picture. The search finds articles as well.</p>
<h3>Writing your own</h3>
<p>The articles belong to your workspace: editors can change them and add what is special about your company. Articles that come with the product appear in each reader’s language; an article you have changed appears to everybody as you wrote it. You can change an article’s address, but then the question mark on its screen no longer finds it. You can delete a category once it is empty.</p>`,
      },
    ],
  },
]
