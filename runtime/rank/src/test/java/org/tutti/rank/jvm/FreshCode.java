package org.tutti.rank.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.function.IntUnaryOperator;

/** Code that the JIT has not compiled yet: a class that is defined again is compiled again. */
final class FreshCode {
  private FreshCode() {}

  /** Takes long to compile for how little it does: 16 cases, each of which is taken sometimes. */
  public static final class Work implements IntUnaryOperator {
    @Override
    public int applyAsInt(int seed) {
      StringBuilder text = new StringBuilder();
      return switch (seed & 15) {
        case 0 -> text.append(seed).append('a').append(seed).indexOf("a");
        case 1 -> text.append(seed).append(1.5f).reverse().length();
        case 2 -> Integer.toHexString(seed).hashCode();
        case 3 -> Integer.toBinaryString(seed).compareTo("101");
        case 4 -> text.append(seed).insert(0, 'b').append(true).length();
        case 5 -> String.valueOf(seed).replace('1', '2').hashCode();
        case 6 -> text.append((long) seed).deleteCharAt(0).append("c").length();
        case 7 -> Integer.parseInt(Integer.toString(seed));
        case 8 -> Integer.toOctalString(seed).indexOf('7');
        case 9 -> ("d" + seed + "e").lastIndexOf('d');
        case 10 -> text.append(seed).append("f").substring(1).hashCode();
        case 11 -> String.valueOf(seed).concat("g").strip().length();
        case 12 -> text.append(seed).append(seed).toString().indexOf("11");
        case 13 -> Long.toString(seed, 7).hashCode();
        case 14 -> text.append(seed).append('h').chars().sum();
        default -> Long.hashCode(Long.parseLong(Long.toString(seed)));
      };
    }
  }

  static IntUnaryOperator define() {
    try (InputStream code = Work.class.getResourceAsStream("FreshCode$Work.class")) {
      return (IntUnaryOperator)
          MethodHandles.lookup()
              .defineHiddenClass(code.readAllBytes(), true)
              .lookupClass()
              .getConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
