import type { NounPages } from "@/lib/core/pages"

export const authPages: NounPages = {
  messages: "auth",
  pages: [
    { id: 50, target: "loginV1", link: "/pages/login-v1", icon: "LogIn", can: ["read", "Auth"], help: "sign-in-pages" },
    { id: 51, target: "loginV2", link: "/pages/login-v2", icon: "LogIn", can: ["read", "Auth"], help: "sign-in-pages" },
    {
      id: 52,
      target: "registerV1",
      link: "/pages/register-v1",
      icon: "UserPlus",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
    {
      id: 53,
      target: "registerV2",
      link: "/pages/register-v2",
      icon: "UserPlus",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
    {
      id: 54,
      target: "forgotPasswordV1",
      link: "/pages/forgot-password-v1",
      icon: "MailQuestionMark",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
    {
      id: 55,
      target: "forgotPasswordV2",
      link: "/pages/forgot-password-v2",
      icon: "MailQuestionMark",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
    {
      id: 56,
      target: "resetPasswordV1",
      link: "/pages/reset-password-v1",
      icon: "KeyRound",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
    {
      id: 57,
      target: "resetPasswordV2",
      link: "/pages/reset-password-v2",
      icon: "KeyRound",
      can: ["read", "Auth"],
      help: "sign-in-pages",
    },
  ],
}
