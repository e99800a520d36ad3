import type { Folder, Label } from "@/lib/features/email/values"
import { daysAgo, hoursAgo } from "./context"

/** The state of a mail in a mailbox. By default it is read, unstarred and has no label. */
interface MailboxState {
  folder: Folder
  isRead?: boolean
  isStarred?: boolean
  labels?: Label[]
}

/**
 * A sample e-mail. Senders and recipients are addresses, or `owner` and `customer` of the workspace. In texts, {owner} and
 * {customer} stand for their first names, {shop} for the customer's company.
 */
export interface SeedMail {
  /** The name by which other samples reply to it. */
  name?: string
  answers?: string
  from: string
  to: string[]
  cc?: string[]
  subject: string
  message: string
  at: (now: Date) => Date
  files?: string[]
  isDraft?: boolean
  sendAt?: (now: Date) => Date
  owner?: MailboxState
  customer?: MailboxState
}

const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`
const unread = false
const ingrid = "ingrid@lindqvist.example"
const maja = "maja@lindqvist.example"
const oskar = "oskar@lindqvist.example"
const elif = "elif@lindqvist.example"
const jonas = "jonas@lindqvist.example"
const chloe = "chloe@lindqvist.example"
const rui = "rui@lindqvist.example"
const greta = "greta@amsel-papier.example"
const noah = "noah@whitcombeinks.example"
const anneke = "anneke@dewit-verzending.example"

export const seedMails: SeedMail[] = [
  {
    name: "offer",
    from: greta,
    to: ["owner"],
    subject: "Offer 2217: gift wrap and letter pads",
    message:
      "<p>Dear {owner},</p><p>thank you for the call. Here is our offer, with the moss green and the brick red you liked, and a list of what we hold in stock.</p><ul><li>gift wrap, cotton, 70 × 100 cm</li><li>letter pads A5, laid</li></ul><p>The night blue comes back in two weeks; I can set 200 sheets aside.</p><p>Kind regards<br />Greta Hollmann<br /><em>Amsel Papier, Stuttgart</em></p>",
    at: daysAgo(6, "08:42"),
    files: ["Offer-2217.pdf", "colours-and-stock.csv"],
    owner: { folder: "inbox", labels: ["company"] },
  },
  {
    name: "order",
    answers: "offer",
    from: "owner",
    to: [greta],
    cc: [elif],
    subject: "Re: Offer 2217: gift wrap and letter pads",
    message:
      "<p>Dear Greta,</p><p>the prices are fine. Please take this as our order, as offered, and yes: do set 200 sheets of the night blue aside.</p><p>Could the letter pads come first? Helsinki has eleven left.</p><p>Best wishes<br />{owner}</p>",
    at: daysAgo(5, "13:10"),
    owner: { folder: "sent", labels: ["company"] },
  },
  {
    answers: "order",
    from: greta,
    to: ["owner"],
    cc: [elif],
    subject: "Re: Offer 2217: gift wrap and letter pads",
    message:
      "<p>Dear {owner},</p><p>wonderful. The letter pads leave us on <strong>Thursday</strong>, the paper follows in one parcel as soon as the night blue is in.</p><p>Greta</p>",
    at: hoursAgo(2),
    owner: { folder: "inbox", isRead: unread, labels: ["company"] },
  },
  {
    name: "boxes",
    from: "customer",
    to: ["owner"],
    subject: "Gift boxes for the spring fair",
    message:
      "<p>Good morning {owner},</p><p>for the spring fair {shop} needs 48 gift boxes, half of them small, and ribbon to go with them. Would you have them ready within ten days?</p><p>Best regards<br />{customer}</p>",
    at: daysAgo(4, "09:05"),
    owner: { folder: "inbox", isStarred: true, labels: ["important"] },
    customer: { folder: "sent" },
  },
  {
    name: "boxes ready",
    answers: "boxes",
    from: "owner",
    to: ["customer"],
    cc: [anneke],
    subject: "Re: Gift boxes for the spring fair",
    message:
      "<p>Hello {customer},</p><p>gladly. All 48 are packed, with forty rolls of ribbon; the list is attached. De Wit collects them tomorrow, so you should have them in five days at the latest.</p><p>{owner}</p>",
    at: daysAgo(3, "15:31"),
    files: ["packing-list.txt"],
    owner: { folder: "sent" },
    customer: { folder: "inbox", isRead: unread },
  },
  {
    answers: "boxes ready",
    from: "customer",
    to: ["owner"],
    subject: "Re: Gift boxes for the spring fair",
    message:
      "<p>That was quick, thank you! One more thing: could the invoice name our order number <strong>PF-311</strong>? Our bookkeeper insists.</p><p>{customer}</p>",
    at: hoursAgo(5),
    owner: { folder: "inbox", isRead: unread, labels: ["important", "company"] },
    customer: { folder: "sent" },
  },
  {
    name: "window",
    from: chloe,
    to: ["owner", maja],
    subject: "A window for December",
    message:
      "<p>Hello both,</p><p>a first sketch for the window in Lyon: two paper trees, a garland of folded stars, and the boxes from Nogueira as presents below. No glitter this time, promised.</p><p>What do you think?</p><p>Chloé</p>",
    at: daysAgo(2, "16:20"),
    files: ["window-sketch.webp"],
    owner: { folder: "inbox", isStarred: true, labels: ["company"] },
  },
  {
    name: "window yes",
    answers: "window",
    from: maja,
    to: [chloe, "owner"],
    subject: "Re: A window for December",
    message:
      "<p>I love it. We have the folding plans for the stars from two years ago; I'll send them over. Could Berlin and Helsinki do the same window, so that we cut everything once?</p><p>Maja</p>",
    at: daysAgo(2, "18:02"),
    owner: { folder: "inbox", labels: ["company"] },
  },
  {
    answers: "window yes",
    from: "owner",
    to: [maja, chloe],
    cc: [jonas],
    subject: "Re: A window for December",
    message: "<p>Yes to all of it. Jonas, please measure the sill in Berlin before we cut.</p><p>{owner}</p>",
    at: daysAgo(1, "07:48"),
    owner: { folder: "sent" },
  },
  {
    from: ingrid,
    to: [maja, oskar, elif],
    cc: ["owner"],
    subject: "Rota for next week",
    message:
      "<p>Dear all,</p><p>next week's rota is attached. Elif and Maja have swapped Tuesday. If anything does not suit you, tell me by Friday noon.</p><p>Ingrid</p>",
    at: daysAgo(1, "11:15"),
    files: ["rota.csv"],
    owner: { folder: "inbox", labels: ["company"] },
  },
  {
    from: jonas,
    to: ["owner"],
    subject: "Lease of the Berlin shop: please sign",
    message:
      "<p>Hi {owner},</p><p>the landlord has sent the renewal. Five years, 2.4 % more in the first year, then the index. I think that is fair for the corner we are on. He wants it back <strong>by the end of the month</strong>.</p><blockquote>“You are the best-kept window of the street”, he wrote, which I take as an argument.</blockquote><p>Jonas</p>",
    at: hoursAgo(9),
    files: ["Lease-renewal.pdf"],
    owner: { folder: "inbox", isRead: unread, isStarred: true, labels: ["important"] },
  },
  {
    from: noah,
    to: ["owner"],
    subject: "Three new inks, and samples on their way",
    message:
      '<p>Dear {owner},</p><p>three inks join the range this month:</p><table><tbody><tr><th scope="row">Harbour</th><td>a blue that dries to grey</td></tr><tr><th scope="row">Bramble</th><td>deep violet, waterproof</td></tr><tr><th scope="row">Oak</th><td>iron gall, for the patient</td></tr></tbody></table><p>Samples for all three shops left this morning.</p><p>Noah Whitcombe</p>',
    at: hoursAgo(26),
    owner: { folder: "inbox", isRead: unread, labels: ["company"] },
  },
  {
    from: "sofia@rossetti-carta.example",
    to: ["owner"],
    subject: "Marbled papers: the new season",
    message: `<h2>The new season</h2><p><img src="https://www.rossetti-carta.example/season/marbled.jpg" alt="Sheets of marbled paper" width="560" /></p><p>Eleven patterns, made by hand in Florence. ${link("https://www.rossetti-carta.example/season", "See them all")} or ask us for a book of samples.</p><p><small>You get this letter because you buy from us.</small></p>`,
    at: daysAgo(3, "06:00"),
    owner: { folder: "inbox" },
  },
  {
    from: "harriet@oakleyschool.example",
    to: ["owner"],
    subject: "Exercise books for September",
    message:
      "<p>Dear {owner},</p><p>we would like to order early this year: 620 exercise books, ruled, and 90 with squares. Last year's were excellent, apart from the blue ones, which rubbed off on white shirts.</p><p>Yours sincerely<br />Harriet Oakley</p>",
    at: daysAgo(7, "10:27"),
    owner: { folder: "inbox", isRead: unread, labels: ["company", "important"] },
  },
  {
    from: anneke,
    to: ["owner"],
    subject: "Collections over the holidays",
    message:
      "<p>Hello {owner},</p><p>a reminder of our collections over the holidays: none on the public days, and until noon on the days before. Whatever has to arrive in Portugal should leave two days earlier than usual.</p><p>Anneke de Wit</p>",
    at: daysAgo(8, "12:00"),
    owner: { folder: "inbox", labels: ["company"] },
  },
  {
    from: "aoife@brennangifts.example",
    to: ["owner"],
    subject: "Lunch in Dublin?",
    message:
      "<p>{owner}! I hear you are in Dublin for the trade fair. Lunch on the second day? There is a place behind the museum that still writes its menu by hand.</p><p>Aoife</p>",
    at: daysAgo(9, "19:44"),
    owner: { folder: "inbox", isStarred: true, labels: ["personal"] },
  },
  {
    from: oskar,
    to: ["owner"],
    subject: "Till number two",
    message:
      "<p>The drawer of till number two sticks again. I have oiled it, which helps for about a day. Shall I ask for a new one?</p><p>Oskar</p>",
    at: daysAgo(10, "17:06"),
    owner: { folder: "inbox" },
  },
  {
    from: "camille@rochat-montres.example",
    to: ["owner"],
    subject: "Your grandmother's watch",
    message:
      "<p>Dear {owner},</p><p>it runs again. The balance staff was broken, and somebody had once oiled it with what I believe to be salad oil. You can fetch it whenever you are in Geneva, or I send it insured.</p><p>Camille Rochat</p>",
    at: daysAgo(12, "14:18"),
    owner: { folder: "inbox", labels: ["private", "personal"] },
  },
  {
    from: rui,
    to: ["owner"],
    cc: [ingrid],
    subject: "Rooms in Lisbon",
    message:
      "<p>Dear {owner},</p><p>I looked at three rooms this week. The one in Rua da Rosa is small but has the light; the one near the river is cheaper and damp. Photographs follow once the agent has sent them.</p><ol><li>Rua da Rosa, 46 m²</li><li>Cais do Sodré, 70 m²</li><li>Campo de Ourique, 52 m²</li></ol><p>Rui</p>",
    at: daysAgo(14, "20:30"),
    owner: { folder: "inbox", labels: ["private"] },
  },
  {
    name: "candles",
    from: "owner",
    to: ["elena@petridis.example"],
    subject: "Candles: the tall ones lean",
    message:
      "<p>Dear Elena,</p><p>of the last forty tall candles nine lean. They burn well and nobody has complained, but side by side it shows. Could you have a look at the moulds?</p><p>Warm regards<br />{owner}</p>",
    at: daysAgo(11, "09:22"),
    owner: { folder: "sent" },
  },
  {
    answers: "candles",
    from: "elena@petridis.example",
    to: ["owner"],
    subject: "Re: Candles: the tall ones lean",
    message:
      "<p>Dear {owner},</p><p>you are right, one mould was warped. Nine straight ones come with the next order, on us.</p><p>Elena</p>",
    at: daysAgo(10, "08:03"),
    owner: { folder: "inbox" },
  },
  {
    from: "owner",
    to: [ingrid, jonas, chloe],
    subject: "Stocktaking: who counts when",
    message:
      "<p>Dear three,</p><p>let us count on the same evening in all shops, the last Sunday of the month, from six. Pizza is on the house. Numbers to Elif by Monday noon, please.</p><p>{owner}</p>",
    at: daysAgo(13, "16:45"),
    owner: { folder: "sent", labels: ["company"] },
  },
  {
    from: "owner",
    to: ["customer"],
    subject: "Your account with us",
    message:
      "<p>Hello {customer},</p><p>from now on you can look up what concerns {shop} yourself. You should have received a mail with a link to set a password; if not, check the spam first and then write to me.</p><p>{owner}</p>",
    at: daysAgo(20, "10:00"),
    owner: { folder: "sent" },
    customer: { folder: "inbox", isStarred: true, labels: ["important"] },
  },
  {
    from: maja,
    to: ["customer"],
    subject: "New cards from Atelier Dubreuil",
    message:
      "<p>Hello {customer},</p><p>Léa has drawn twelve new cards, birds this time. I set one of each aside for {shop}; say the word and they travel with the gift boxes.</p><p>Maja</p>",
    at: daysAgo(5, "12:12"),
    customer: { folder: "inbox", labels: ["company"] },
  },
  {
    from: "customer",
    to: [maja],
    subject: "Half an idea",
    message: "<p>Dear Maja,</p><p>what if we had the birds as wrapping paper, too? Not urgent,</p>",
    at: daysAgo(1, "21:10"),
    isDraft: true,
    customer: { folder: "draft" },
  },
  {
    from: "owner",
    to: ["harriet@oakleyschool.example"],
    subject: "Re: Exercise books for September",
    message:
      "<p>Dear Harriet,</p><p>thank you for the early order. As for the blue covers: we have changed the printer, and I would like to send you three to rub against the whitest shirt you can find.</p>",
    at: hoursAgo(20),
    isDraft: true,
    owner: { folder: "draft" },
  },
  {
    from: "owner",
    to: [],
    subject: "Speech for Ingrid's ten years",
    message: "<p>Ten years ago somebody asked for a job because our ribbon was tied badly. She was right.</p>",
    at: daysAgo(2, "22:15"),
    isDraft: true,
    owner: { folder: "draft", labels: ["personal"] },
  },
  {
    from: "owner",
    to: [ingrid, maja, oskar, elif, jonas, chloe],
    subject: "Thank you for this month",
    message:
      "<p>Dear all,</p><p>a good month, in all three shops. Thank you. There is cake in the back rooms tomorrow morning.</p><p>{owner}</p>",
    at: daysAgo(1, "19:00"),
    isDraft: true,
    sendAt: daysAgo(-3, "07:00"),
    owner: { folder: "draft", labels: ["company"] },
  },
  {
    from: "winner@prize-office.example",
    to: ["owner"],
    subject: "Your shop has been selected!!!",
    message: `<p>Dear Shop Owner,</p><p>YOU have been selected for the <strong>Golden Counter Award</strong>. To claim it, ${link("https://prize-office.example/claim", "pay the handling fee")}.</p>`,
    at: daysAgo(1, "03:33"),
    owner: { folder: "spam", isRead: unread },
  },
  {
    from: "accounts@bank-notice.example",
    to: ["owner"],
    subject: "Unusual activity in your account",
    message: `<p>We noticed unusual activity. ${link("https://bank-notice.example/verify", "Confirm your data")} within 24 hours or your account will be closed.</p>`,
    at: daysAgo(4, "02:11"),
    owner: { folder: "spam", isRead: unread },
  },
  {
    from: "offers@cheap-pallets.example",
    to: ["owner"],
    subject: "10,000 envelopes for the price of 9,990",
    message: "<p>Only this week! Only white! Only slightly bent!</p>",
    at: daysAgo(15, "05:50"),
    owner: { folder: "spam" },
  },
  {
    from: "lukas@steiner-regale.example",
    to: ["owner"],
    subject: "Shelves: offer expired",
    message:
      "<p>Dear {owner},</p><p>our offer for the oak shelves ran out last week. If you are still interested, I will gladly write a new one.</p><p>Lukas Steiner</p>",
    at: daysAgo(22, "11:40"),
    owner: { folder: "trash" },
  },
  {
    from: "samuel@adeyemi.example",
    to: ["owner"],
    subject: "Tickets for the craft market",
    message: "<p>Your two tickets for the craft market. It was on Saturday; I hope you enjoyed it!</p><p>Samuel</p>",
    at: daysAgo(25, "09:00"),
    owner: { folder: "trash", isStarred: true },
  },
]
