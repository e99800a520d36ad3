import { getTranslations, setRequestLocale } from "next-intl/server"
import { BankDesk } from "@/components/features/bank-statements/bank-desk"
import { BankScreen } from "@/components/features/bank-statements/bank-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listBankFiguresHandler } from "@/lib/features/bank-statements/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("bank-statements"))("title") })

type Props = { params: Promise<{ locale: string }> }

export default async function Page({ params }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "BankStatement"])
  return (
    <Prefetch handler={listBankFiguresHandler} input={{}}>
      <BankScreen tab="match">
        <BankDesk />
      </BankScreen>
    </Prefetch>
  )
}
