"use client"

import dynamic from "next/dynamic"

// One chunk per tab, so that a tab doesn't load the scripts of the others.
export const ActivityCard = dynamic(
  async () => (await import("@/components/features/sign-ins/activity-card")).ActivityCard,
)
export const ApiKeysCard = dynamic(
  async () => (await import("@/components/features/api-keys/api-keys-card")).ApiKeysCard,
)
export const Connections = dynamic(async () => (await import("@/components/features/account/connections")).Connections)
export const DataTab = dynamic(async () => (await import("@/components/features/account/data-tab")).DataTab)
export const DeviceCard = dynamic(async () => (await import("@/components/features/sign-ins/device-card")).DeviceCard)
export const GeneralTab = dynamic(async () => (await import("@/components/features/account/general-tab")).GeneralTab)
export const InformationForm = dynamic(
  async () => (await import("@/components/features/account/information-form")).InformationForm,
)
export const NotificationsTab = dynamic(
  async () => (await import("@/components/features/account/notifications-tab")).NotificationsTab,
)
export const PasskeyCard = dynamic(
  async () => (await import("@/components/features/passkeys/passkey-card")).PasskeyCard,
)
export const PasswordForm = dynamic(
  async () => (await import("@/components/features/account/password-form")).PasswordForm,
)
export const PreferencesForm = dynamic(
  async () => (await import("@/components/features/account/preferences-form")).PreferencesForm,
)
export const SignInList = dynamic(async () => (await import("@/components/features/account/sign-in-list")).SignInList)
export const SocialForm = dynamic(async () => (await import("@/components/features/account/social-form")).SocialForm)
export const TwoStepCard = dynamic(
  async () => (await import("@/components/features/two-step/two-step-card")).TwoStepCard,
)
