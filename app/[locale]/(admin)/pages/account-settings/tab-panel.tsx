import type { Tab } from "@/components/features/account/account-settings"
import { Prefetch } from "@/components/layout/prefetch"
import type { Principal } from "@/lib/core/auth/principal"
import { currentClient } from "@/lib/core/auth/server"
import { sendsMail } from "@/lib/core/outbox/queue"
import { getAccountSettingHandler, getPreferencesHandler, listSignInsHandler } from "@/lib/features/account/handlers"
import { getNotificationSettingsHandler } from "@/lib/features/notifications/handlers"
import { listKnownDevicesHandler, listSignInActivityHandler } from "@/lib/features/sign-ins/handlers"
import { getTwoStepHandler } from "@/lib/features/two-step/handlers"
import {
  ActivityCard,
  BellForm,
  Connections,
  DataTab,
  DeviceCard,
  GeneralTab,
  InformationForm,
  NotificationForm,
  PasswordForm,
  PreferencesForm,
  SignInList,
  SocialForm,
  TwoStepCard,
} from "./tabs"

/** A tab of the settings, with its data prefetched on the server. */
export async function TabPanel({ principal, tab }: { principal: Principal; tab: Tab }) {
  const request = { principal, client: await currentClient() }
  const settings = () => getAccountSettingHandler.execute(request)
  switch (tab) {
    case "general":
      return <GeneralTab general={(await settings()).general} />
    case "password":
      return (
        <div className="space-y-5">
          <PasswordForm />
          <Prefetch handler={getTwoStepHandler}>
            <TwoStepCard />
          </Prefetch>
        </div>
      )
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
          <NotificationForm notification={notification} sendsMail={sendsMail()} />
        </div>
      )
    }
    case "signIns":
      return (
        <div className="space-y-5">
          <Prefetch handler={listSignInsHandler}>
            <SignInList />
          </Prefetch>
          <Prefetch handler={listKnownDevicesHandler}>
            <DeviceCard sendsMail={sendsMail()} />
          </Prefetch>
          <Prefetch handler={listSignInActivityHandler} input={{ query: { page: 1, perPage: 10 } }}>
            <ActivityCard />
          </Prefetch>
        </div>
      )
    case "preferences":
      return <PreferencesForm preferences={(await getPreferencesHandler.execute(request)).preferences} />
    case "data":
      return <DataTab mayClear={principal.ability.can("manage", "all")} />
  }
}
