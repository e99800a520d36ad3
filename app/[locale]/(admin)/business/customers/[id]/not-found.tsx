import { UnknownCustomer } from "@/components/features/customers/unknown-customer"

export default UnknownCustomer
