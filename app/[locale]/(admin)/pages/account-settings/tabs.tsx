"use client"

import dynamic from "next/dynamic"

// One chunk per tab, so that a tab doesn't load the scripts of the others. Two chunks would both contain what they share.
export const ApiKeysCard = dynamic(
  async () => (await import("@/components/features/api-keys/api-keys-card")).ApiKeysCard,
)
export const Connections = dynamic(async () => (await import("@/components/features/account/connections")).Connections)
export const DataTab = dynamic(async () => (await import("@/components/features/account/data-tab")).DataTab)
export const GeneralTab = dynamic(async () => (await import("@/components/features/account/general-tab")).GeneralTab)
export const InformationForm = dynamic(
  async () => (await import("@/components/features/account/information-form")).InformationForm,
)
export const NotificationsTab = dynamic(
  async () => (await import("@/components/features/account/notifications-tab")).NotificationsTab,
)
export const PreferencesForm = dynamic(
  async () => (await import("@/components/features/account/preferences-form")).PreferencesForm,
)
export const PasswordTab = dynamic(async () => (await import("./password-tab")).PasswordTab)
export const SignInsTab = dynamic(async () => (await import("./sign-ins-tab")).SignInsTab)
export const SocialForm = dynamic(async () => (await import("@/components/features/account/social-form")).SocialForm)
