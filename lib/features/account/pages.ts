import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Account: true
  }
}

export const accountPages: NounPages = {
  messages: "account",
  subjects: {
    Account: { author: ["read", "update"] },
  },
  pages: [
    {
      id: 40,
      target: "accountSettings",
      link: "/pages/account-settings",
      icon: "Settings",
      // Everybody has a password and sign-ins; the page shows the tabs that its viewer may use.
      can: ["read", "Auth"],
      group: "company",
      help: "account-settings",
    },
  ],
}
