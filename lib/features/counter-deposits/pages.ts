import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Cash that somebody paid in at the counter of a bank. */
    CounterDeposit: true
  }
}

export const counterDepositsPages: NounPages = {
  messages: "counter-deposits",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { CounterDeposit: {} },
  pages: [
    {
      id: 224,
      target: "counterDeposits",
      link: "/business/cash-deposit",
      icon: "HandCoins",
      can: ["read", "CounterDeposit"],
      group: "business",
      help: "cash-deposit",
    },
  ],
}
