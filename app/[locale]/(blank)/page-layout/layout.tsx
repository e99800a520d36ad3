import "@/app/styles/kit.css"

export { Bare as default } from "@/components/layout/bare"
