package org.tutti.mpi;

/**
 * C's {@code long double}, which Java lacks, as the four ints that it occupies: whole numbers,
 * which are enough to check data. Its format is that of the machine.
 */
public final class LongDouble {
  /** The ints of one. */
  public static final int INTS = 4;

  private static final int BIAS = 16_383;
  private static final int SIGN = 0x8000;

  /** Bits of the sign and the exponent. */
  private static final int TOP_BITS = 16;

  private static final Format HERE = format(System.getProperty("os.arch"));

  /** How C has it on 64-bit Linux. */
  enum Format {
    /** A significand of 64 bits, and 6 bytes without meaning (System V ABI for AMD64, 3.1.2). */
    EXTENDED {
      @Override
      long low(long significand) {
        return significand;
      }

      @Override
      long high(long significand, long top) {
        return top;
      }

      @Override
      long significantOfHigh() {
        return (1L << TOP_BITS) - 1;
      }
    },
    /** binary128 of IEEE 754: 112 bits of a significand whose first one is not stored. */
    QUADRUPLE {
      @Override
      long low(long significand) {
        return significand << 1 << Long.SIZE - TOP_BITS;
      }

      @Override
      long high(long significand, long top) {
        return top << Long.SIZE - TOP_BITS | significand << 1 >>> TOP_BITS;
      }

      @Override
      long significantOfHigh() {
        return -1;
      }
    };

    /** The lower 8 bytes of a number whose significand begins with the highest bit. */
    abstract long low(long significand);

    /**
     * The higher 8 bytes of it.
     *
     * @param top its sign and exponent
     */
    abstract long high(long significand, long top);

    /** Which bits of the higher 8 bytes have a meaning. */
    abstract long significantOfHigh();

    /** Does what {@link LongDouble#part} says. */
    final int part(int position, long number) {
      if (number == 0) {
        return 0;
      }
      // Of the smallest long, this is its magnitude as well, as an unsigned number.
      long magnitude = Math.abs(number);
      int unused = Long.numberOfLeadingZeros(magnitude);
      long significand = magnitude << unused;
      long top = (number < 0 ? SIGN : 0) | (BIAS + Long.SIZE - 1 - unused);
      return half(position, position < 2 ? low(significand) : high(significand, top));
    }

    /** Does what {@link LongDouble#significant} says. */
    final int significant(int position) {
      return half(position, position < 2 ? -1 : significantOfHigh());
    }

    private static int half(int position, long bits) {
      return (int) (position % 2 == 0 ? bits : bits >>> Integer.SIZE);
    }
  }

  private LongDouble() {}

  /** Whether its format is known on this machine. */
  public static boolean isKnown() {
    return HERE != null;
  }

  /**
   * One of the ints of a whole number; each format has all longs exactly.
   *
   * @param position from 0 to 3
   * @throws IllegalStateException if the format is not {@linkplain #isKnown known}
   */
  public static int part(int position, long number) {
    return here().part(position, number);
  }

  /**
   * Which bits of that int belong to the number; operations need not move others.
   *
   * @throws IllegalStateException if the format is not {@linkplain #isKnown known}
   */
  public static int significant(int position) {
    return here().significant(position);
  }

  private static Format here() {
    if (HERE == null) {
      throw new IllegalStateException("the format of long double is unknown on this machine");
    }
    return HERE;
  }

  private static Format format(String architecture) {
    return switch (architecture) {
      case "amd64" -> Format.EXTENDED;
      case "aarch64", "riscv64" -> Format.QUADRUPLE;
      default -> null;
    };
  }
}
