import { Prefetch } from "@/components/layout/prefetch"
import type { Principal } from "@/lib/core/auth/principal"
import { currentClient } from "@/lib/core/auth/server"
import { getAccountSettingHandler, getPreferencesHandler, listSignInsHandler } from "@/lib/features/account/handlers"
import { getNotificationSettingsHandler } from "@/lib/features/notifications/handlers"
import type { Tab } from "./account-settings"
import { BellForm } from "./bell-form"
import { Connections } from "./connections"
import { DataTab } from "./data-tab"
import { GeneralTab } from "./general-tab"
import { InformationForm } from "./information-form"
import { NotificationForm } from "./notification-form"
import { PasswordForm } from "./password-form"
import { PreferencesForm } from "./preferences-form"
import { SignInList } from "./sign-in-list"
import { SocialForm } from "./social-form"

/** One tab of the settings, with what it shows asked for on the server. */
export async function TabPanel({ principal, tab }: { principal: Principal; tab: Tab }) {
  const request = { principal, client: await currentClient() }
  const settings = () => getAccountSettingHandler.execute(request)
  switch (tab) {
    case "general":
      return <GeneralTab general={(await settings()).general} />
    case "password":
      return <PasswordForm />
    case "information":
      return <InformationForm info={(await settings()).info} />
    case "social": {
      const { socialLinks, connections } = (await settings()).social
      return (
        <div className="space-y-5">
          <SocialForm socialLinks={socialLinks} />
          <Connections connections={connections} />
        </div>
      )
    }
    case "notifications": {
      const [{ notification }, bell] = await Promise.all([settings(), getNotificationSettingsHandler.execute(request)])
      return (
        <div className="space-y-5">
          <BellForm settings={bell.settings} />
          <NotificationForm notification={notification} />
        </div>
      )
    }
    case "signIns":
      return (
        <Prefetch handler={listSignInsHandler}>
          <SignInList />
        </Prefetch>
      )
    case "preferences":
      return <PreferencesForm preferences={(await getPreferencesHandler.execute(request)).preferences} />
    case "data":
      return <DataTab mayClear={principal.ability.can("manage", "all")} />
  }
}
