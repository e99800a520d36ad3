import { UnknownSupplier } from "@/components/features/suppliers/unknown-supplier"

export default UnknownSupplier
