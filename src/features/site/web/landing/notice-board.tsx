/** The one illustration of the landing page: a notice board under a string of marigolds. */
export function NoticeBoard({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 440 220"
      aria-hidden="true"
      className={`${className} fill-none stroke-deep`}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M22 38c66-2 330-3 396 0 2 52 3 108 0 164-64 3-330 3-396 0-3-56-2-112 0-164Z" />
      <path d="M52 202v14M388 202v14" />
      <Slip
        d="M58 84c30-2 62-2 92 0 1 30 2 60 0 92-32 2-62 2-92 0-2-30-1-62 0-92Z"
        lines="M72 112h52M72 126h64M72 140h40"
        pin={[104, 84]}
      />
      <Slip
        d="M176 96c28-3 60-1 88 1 1 28 0 58-2 86-28 1-58 1-88-2-1-28 0-57 2-85Z"
        lines="M190 122h40M190 136h58M190 150h50"
        pin={[220, 96]}
      />
      <Slip
        d="M292 82c30-1 60 0 90 2 2 30 1 62-1 92-30 1-60 2-90-1-1-30-1-62 1-93Z"
        lines="M306 110h50M306 124h36"
        pin={[337, 83]}
      />
      <path className="stroke-leaf" d="M318 150l12 12 26-28" />
      <path d="M10 22c36 40 72 40 105 0 36 40 70 40 105 0 36 40 70 40 105 0 36 40 70 40 105 0" />
      {garland.map(([x, y]) => (
        <path key={x} className="fill-marigold stroke-marigold-ink" strokeWidth="1.5" d={blossomAt(x, y)} />
      ))}
      <path d="M115 22v26M220 22v26M325 22v26" />
      <path
        d="M115 48c-7 6-7 12 0 18 7-6 7-12 0-18ZM220 48c-7 6-7 12 0 18 7-6 7-12 0-18ZM325 48c-7 6-7 12 0 18 7-6 7-12 0-18Z"
        className="fill-leaf-wash stroke-leaf"
      />
    </svg>
  )
}

type SlipProps = { readonly d: string; readonly lines: string; readonly pin: readonly [number, number] }

function Slip({ d, lines, pin: [x, y] }: SlipProps) {
  return (
    <>
      <path d={d} className="fill-card" />
      <path d={lines} className="stroke-line-strong" />
      <circle cx={x} cy={y + 6} r="4.5" className="fill-blue stroke-deep" strokeWidth="2" />
    </>
  )
}

/** Six flowers on each of the four arcs, on the curve of the string. */
const garland = [10, 115, 220, 325].flatMap((start) =>
  [0.04, 0.2, 0.36, 0.52, 0.68, 0.84].map((t) => [start + 105 * t, 22 + 120 * t * (1 - t)] as const),
)

function blossomAt(x: number, y: number): string {
  const petals = Array.from({ length: 7 }, (_, petal) => {
    const angle = (petal / 7) * 2 * Math.PI
    return `${(x + 6 * Math.cos(angle)).toFixed(1)} ${(y + 6 * Math.sin(angle)).toFixed(1)}`
  })
  return `M${petals[0]}${petals.map((point) => `A3.4 3.4 0 0 1 ${point}`).join('')}A3.4 3.4 0 0 1 ${petals[0]}Z`
}
