import type { NounPages } from "@/lib/core/pages"

export const faqPages: NounPages = {
  messages: "faq",
  pages: [
    {
      id: 45,
      target: "faq",
      link: "/pages/faq",
      icon: "MessageCircleQuestionMark",
      can: ["read", "Help"],
      group: "help",
      help: "faq-page",
    },
  ],
}
