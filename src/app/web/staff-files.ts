export const files = import.meta.glob<object>('./screens/admin-*.tsx')
