import { getTranslations, setRequestLocale } from "next-intl/server"
import { jobListSource } from "@/components/features/operations/job-list-source"
import { OperationsScreen } from "@/components/features/operations/operations-screen"
import { requireOperator } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listJobsHandler } from "@/lib/features/operations/handlers/jobs"

export const generateMetadata = async () => ({ title: (await getTranslations("operations"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireOperator()
  const { rules } = jobListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listJobsHandler} input={{ query }}>
      <OperationsScreen />
    </Prefetch>
  )
}
