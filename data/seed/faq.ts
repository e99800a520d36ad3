import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { faqCategories, faqQuestions } from "@/lib/features/faq/table"
import type { FaqCategoryName } from "@/lib/features/faq/values"
import { insertMany } from "./context"

interface Category {
  icon: string
  title: string
  subtitle: string
  qandA: [question: string, ans: string][]
}

// Questions from customers of Lindqvist & Daughters.
export const faq: Record<FaqCategoryName, Category> = {
  payment: {
    icon: "CreditCard",
    title: "Payment",
    subtitle: "Cards, invoices and vouchers",
    qandA: [
      [
        "Which payment methods do you accept?",
        "In our shops, cash and all common cards. Online, the same cards and, for companies and schools, an invoice payable within 30 days.",
      ],
      [
        "When is my card charged?",
        "When your parcel leaves us, not when you order. If something is out of stock, you only pay for what we send.",
      ],
      [
        "Can my company buy on account?",
        "Yes. Write to us with the company's name, address and VAT number. We answer within one working day, and from then on you choose Invoice at the checkout.",
      ],
      [
        "I paid an invoice twice. What happens to the money?",
        "We see it as a negative balance and either refund it or deduct it from your next order, whichever you prefer. Tell us by replying to the invoice.",
      ],
    ],
  },
  delivery: {
    icon: "Truck",
    title: "Delivery",
    subtitle: "When and how it reaches you",
    qandA: [
      [
        "How long does delivery take?",
        "Two to three working days in Finland, Germany and France, three to five in the rest of Europe. Made-to-order stationery takes ten days more.",
      ],
      [
        "How much does delivery cost?",
        "Nothing for products marked with free delivery and for orders above 60 euros. Below that, it depends on the weight and is shown before you pay.",
      ],
      [
        "Can I pick up my order in a shop?",
        "Yes, in all three, from two hours after ordering. We let you know when it is ready and keep it for two weeks.",
      ],
      [
        "Do you deliver to schools and offices?",
        "Every Tuesday and Thursday, with our own van in town and with De Wit elsewhere. When you order, tell us which entrance is open in the morning.",
      ],
    ],
  },
  cancellationReturn: {
    icon: "Undo2",
    title: "Cancellation and return",
    subtitle: "When it wasn’t the right thing",
    qandA: [
      [
        "Can I still cancel my order?",
        "Until it is packed, by replying to the confirmation. After that simply send it back.",
      ],
      [
        "How do I return something?",
        "Within 30 days, unused and in its packaging. Put the return slip into the parcel and take it to any of our shops or to the post office.",
      ],
      [
        "When do I get my money back?",
        "Within five working days of your parcel reaching us, by the method you paid with.",
      ],
      [
        "What about engraved pens and printed cards?",
        "We can only take back personalised products if we made a mistake. In that case we replace them at once, free of charge.",
      ],
    ],
  },
  myOrders: {
    icon: "Package",
    title: "My orders",
    subtitle: "Tracking, changing, reordering",
    qandA: [
      [
        "Where is my order?",
        "The e-mail we send when it leaves us has a tracking link. It may take until the evening for the carrier to show the first entry.",
      ],
      [
        "Something is missing in my parcel",
        "Large orders may travel in two parcels; the delivery note says so. If it doesn’t, send us a photo and we will ship what is missing the same day.",
      ],
      [
        "Can I change the address after ordering?",
        "As long as it hasn’t been packed. Reply to the confirmation or call your nearest shop.",
      ],
      [
        "How do I reorder the same things?",
        "Reply to any invoice with the word Again. We send you the total before we pack.",
      ],
    ],
  },
  productServices: {
    icon: "PenTool",
    title: "Products and services",
    subtitle: "Paper, ink, wrapping, engraving",
    qandA: [
      [
        "Do you gift-wrap?",
        "With pleasure, and free of charge. Choose a paper at the checkout; in December we use the one that won the poll.",
      ],
      [
        "Which ink suits my fountain pen?",
        "Any ink from Whitcombe is safe for everyday pens. Use shimmer and iron gall inks only in pens that you can take apart, and rinse those once a month.",
      ],
      [
        "Is your paper certified?",
        "All notebooks and cards carry the FSC mark. The handmade sheets from Rossetti are made of cotton, without any wood.",
      ],
      [
        "Can you engrave a pen while I wait?",
        "On weekdays, in about twenty minutes, up to 24 letters. On Saturdays it may take until Monday.",
      ],
      [
        "Do you repair pens?",
        "Nibs and fillers of most makes. Bring the pen in; we tell you the price before we start.",
      ],
    ],
  },
}

/** Adds the questions with their categories. */
export async function seedFaq(db: Db, workspaceId: number): Promise<void> {
  const entries = Object.entries(faq) as [FaqCategoryName, Category][]
  const categories = entries.map(([name, { qandA: _, ...category }], i) => ({
    ...category,
    name,
    workspaceId,
    id: i + 1,
  }))
  const questions = entries
    .flatMap(([category, { qandA }]) => qandA.map(([question, ans]) => ({ category, question, ans })))
    .map((row, i) => ({ ...row, workspaceId, id: i + 1 }))
  await db.insert(faqCategories).values(categories)
  await insertMany(db, faqQuestions, questions)
  await setLastId(db, workspaceId, "faqCategory", categories.length)
  await setLastId(db, workspaceId, "faqQuestion", questions.length)
}
