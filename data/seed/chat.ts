import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { chatConversations, chatMessages, chatProfiles } from "@/lib/features/chat/table"
import type { Presence } from "@/lib/features/chat/values"
import { daysAgo, hoursAgo, insertMany, type SeedContext } from "./context"

type Profile = [who: string, title: string, status: Presence, about: string]

/** The owner and ten contacts. */
const profiles: Profile[] = [
  ["owner", "Owner", "online", "Mornings are for the shops, afternoons for the books."],
  ["customer", "Regular customer", "online", "Paper, pens and patience since my grandfather's time."],
  ["ingrid@lindqvist.example", "Manager, Helsinki", "online", "Ask me about the rota. Ask me twice about ribbon."],
  ["maja@lindqvist.example", "Buyer, cards and prints", "away", "At the printer's until three."],
  ["oskar@lindqvist.example", "Sales, Helsinki", "online", "Can fix tills, lamps and moods."],
  ["elif@lindqvist.example", "Stock and orders", "busy", "Counting. Please knock."],
  ["jonas@lindqvist.example", "Manager, Berlin", "online", "Weinbergsweg, ground floor, second window."],
  ["chloe@lindqvist.example", "Manager, Lyon", "busy", "Folding stars."],
  ["greta@amsel-papier.example", "Supplier, Amsel Papier", "away", "Paper is slow. So are good answers."],
  ["noah@whitcombeinks.example", "Supplier, Whitcombe Inks", "offline", "Ink under every nail."],
  ["anneke@dewit-verzending.example", "Carrier, De Wit", "online", "Parcels out at four, questions any time."],
]

type Line = [from: "me" | "them", at: (now: Date) => Date, text: string]
interface Conversation {
  with: string
  /** Number of the contact's latest messages that the owner has not seen. */
  unseen?: number
  lines: Line[]
}

const conversations: Conversation[] = [
  {
    with: "ingrid@lindqvist.example",
    lines: [
      ["them", daysAgo(1, "08:02"), "Morning! The new ribbon has come, all twelve colours."],
      ["me", daysAgo(1, "08:05"), "Lovely. Does the grey look like the sample?"],
      ["them", daysAgo(1, "08:06"), "A touch warmer. I like it better."],
      ["me", daysAgo(1, "08:11"), "Then it stays. Is the rota out?"],
      ["them", daysAgo(1, "08:12"), "By eleven. Elif and Maja want to swap Tuesday."],
      ["me", daysAgo(1, "08:15"), "Fine by me."],
    ],
  },
  {
    with: "jonas@lindqvist.example",
    unseen: 2,
    lines: [
      ["me", daysAgo(2, "16:40"), "Did the landlord write?"],
      ["them", daysAgo(2, "17:03"), "Not yet. He promised it for this week."],
      ["me", daysAgo(2, "17:04"), "He promised it last month too :)"],
      ["them", hoursAgo(9), "It is here! I sent you the lease by mail."],
      ["them", hoursAgo(8.9), "And I measured the sill: 2.32 m."],
    ],
  },
  {
    with: "chloe@lindqvist.example",
    lines: [
      ["them", daysAgo(2, "16:22"), "Sketch is in your mail. Be kind."],
      ["me", daysAgo(2, "18:30"), "It is beautiful. Who folds all those stars?"],
      ["them", daysAgo(2, "18:31"), "I do. I fold while customers think."],
    ],
  },
  {
    with: "customer",
    unseen: 1,
    lines: [
      ["them", daysAgo(3, "15:40"), "Thank you for packing the boxes so quickly!"],
      ["me", daysAgo(3, "15:52"), "With pleasure. They leave tomorrow."],
      ["them", daysAgo(3, "15:53"), "Does the driver ring? The bell is broken again."],
      ["me", daysAgo(3, "16:01"), "I asked them to knock. Loudly."],
      ["them", hoursAgo(4), "They knocked. All 48 arrived whole."],
    ],
  },
  {
    with: "greta@amsel-papier.example",
    lines: [
      ["me", daysAgo(5, "13:15"), "Order is in your mail. Letter pads first, please!"],
      ["them", daysAgo(5, "14:20"), "Seen. I will see what the warehouse says."],
    ],
  },
  {
    with: "oskar@lindqvist.example",
    lines: [
      ["them", daysAgo(10, "17:10"), "Till two sticks again."],
      ["me", daysAgo(10, "17:30"), "Order a new drawer, it has earned its rest."],
      ["them", daysAgo(10, "17:31"), "Ordered. I keep the old one for screws."],
    ],
  },
]

/** The contact has seen the owner's messages up to their own last one. The owner has seen all but the last `unseen`. */
function messagesOf({ now, owner }: SeedContext, { lines, unseen = 0 }: Conversation, contactId: number) {
  const received = lines.filter(([from]) => from === "them").length
  const lastReceived = lines.findLastIndex(([from]) => from === "them")
  let count = 0
  return lines.map(([from, at, message], i) => {
    const time = at(now)
    const isSeen = from === "them" ? ++count <= received - unseen : i < lastReceived
    return { message, time, senderId: from === "me" ? owner.id : contactId, seenAt: isSeen ? time : null }
  })
}

/** Adds chat profiles of eleven users and the owner's six conversations. */
export async function seedChat(db: Db, workspaceId: number, context: SeedContext): Promise<void> {
  const { owner, customer, personAt } = context
  const idOf = (who: string) => (who === "owner" ? owner : who === "customer" ? customer : personAt(who)).id
  await db
    .insert(chatProfiles)
    .values(profiles.map(([who, title, status, about]) => ({ workspaceId, userId: idOf(who), title, status, about })))
  const pairs = conversations.map((conversation) => {
    const contactId = idOf(conversation.with)
    const pair = { workspaceId, lowId: Math.min(owner.id, contactId), highId: Math.max(owner.id, contactId) }
    return { pair, messages: messagesOf(context, conversation, contactId) }
  })
  await db.insert(chatConversations).values(pairs.map(({ pair }) => pair))
  const rows = pairs
    .flatMap(({ pair, messages }) => messages.map((message) => ({ ...pair, ...message })))
    .sort((a, b) => a.time.getTime() - b.time.getTime())
    .map((row, i) => ({ ...row, id: i + 1 }))
  await insertMany(db, chatMessages, rows)
  await setLastId(db, workspaceId, "chatMessage", rows.length)
}
