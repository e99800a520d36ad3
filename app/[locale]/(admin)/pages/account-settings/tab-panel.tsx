import type { ReactNode } from "react"
import type { Tab } from "@/components/features/account/account-settings"
import { Prefetch } from "@/components/layout/prefetch"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import type { Principal } from "@/lib/core/auth/principal"
import { currentClient } from "@/lib/core/auth/server"
import { addressOf } from "@/lib/core/client/address"
import { sendsMail } from "@/lib/core/outbox/queue"
import { getAccountSetting } from "@/lib/features/account/endpoints"
import { getAccountSettingHandler, getPreferencesHandler, listSignInsHandler } from "@/lib/features/account/handlers"
import type { AccountSetting } from "@/lib/features/account/schema"
import { listApiKeysHandler } from "@/lib/features/api-keys/handlers"
import { getNotificationSettingsHandler } from "@/lib/features/notifications/handlers"
import { listPasskeysHandler } from "@/lib/features/passkeys/handlers"
import { listKnownDevicesHandler, listSignInActivityHandler } from "@/lib/features/sign-ins/handlers"
import { getTwoStepHandler } from "@/lib/features/two-step/handlers"
import {
  ApiKeysCard,
  Connections,
  DataTab,
  GeneralTab,
  InformationForm,
  NotificationsTab,
  PasswordTab,
  PreferencesForm,
  SignInsTab,
  SocialForm,
} from "./tabs"

/** A tab of the settings, with its data prefetched on the server. */
export async function TabPanel({ principal, tab }: { principal: Principal; tab: Tab }) {
  const request = { principal, client: await currentClient() }
  const withSettings = async (show: (setting: AccountSetting) => ReactNode) => {
    const setting = await getAccountSettingHandler.execute(request)
    return <PrefetchedData fallback={{ [addressOf(getAccountSetting)]: setting }}>{show(setting)}</PrefetchedData>
  }
  switch (tab) {
    case "general":
      return withSettings((setting) => <GeneralTab setting={setting} />)
    case "password":
      return (
        <Prefetch handler={getTwoStepHandler}>
          <Prefetch handler={listPasskeysHandler}>
            <PasswordTab />
          </Prefetch>
        </Prefetch>
      )
    case "information":
      return withSettings((setting) => <InformationForm setting={setting} />)
    case "social":
      return withSettings((setting) => (
        <div className="space-y-5">
          <SocialForm setting={setting} />
          <Connections connections={setting.social.connections} />
        </div>
      ))
    case "notifications": {
      const { settings } = await getNotificationSettingsHandler.execute(request)
      return withSettings((setting) => (
        <NotificationsTab settings={settings} setting={setting} sendsMail={sendsMail()} />
      ))
    }
    case "signIns":
      return (
        <Prefetch handler={listSignInsHandler}>
          <Prefetch handler={listKnownDevicesHandler}>
            <Prefetch handler={listSignInActivityHandler} input={{ query: { page: 1, perPage: 10 } }}>
              <SignInsTab sendsMail={sendsMail()} />
            </Prefetch>
          </Prefetch>
        </Prefetch>
      )
    case "apiKeys":
      return (
        <Prefetch handler={listApiKeysHandler} input={{ query: { page: 1, perPage: 20 } }}>
          <ApiKeysCard userId={principal.userId} mayManageAll={principal.ability.can("manage", "all")} />
        </Prefetch>
      )
    case "preferences":
      return <PreferencesForm preferences={(await getPreferencesHandler.execute(request)).preferences} />
    case "data":
      return <DataTab mayClear={principal.ability.can("manage", "all")} />
  }
}
