export interface ButtonLook {
  /** One filled button a view; hot is for the single hot thing and for what can't be undone. */
  look?: 'main' | 'plain' | 'ghost' | 'hot' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
}

export function buttonClass({ look = 'plain', size = 'normal' }: ButtonLook): string {
  return ['button', look !== 'plain' && look, size !== 'normal' && size].filter(Boolean).join(' ')
}
