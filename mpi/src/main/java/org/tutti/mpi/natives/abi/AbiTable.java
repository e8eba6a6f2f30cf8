package org.tutti.mpi.natives.abi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.tutti.mpi.resource.ClassPathFile;

/** The constants of one family, still without the addresses of a loaded library. */
public final class AbiTable {
  private final Map<String, String> values;

  private AbiTable(Map<String, String> values) {
    this.values = values;
  }

  public static AbiTable of(AbiFamily family) {
    List<String[]> rows = rows();
    int column = List.of(rows.get(0)).indexOf(family.column());
    Map<String, String> values = new HashMap<>();
    for (String[] row : rows.subList(1, rows.size())) {
      values.put(row[0], row[column]);
    }
    return new AbiTable(values);
  }

  /**
   * A constant's value in a loaded library.
   *
   * @param constant name as in the MPI standard, such as {@code MPI_COMM_WORLD}
   * @param address gives the address of a symbol of the library, 0 if it has none
   * @param stored gives the 8 bytes at an address
   * @throws IllegalArgumentException if the table has no such constant
   * @throws UnsatisfiedLinkError if the library lacks the symbol of the constant
   */
  public long value(String constant, ToLongFunction<String> address, LongUnaryOperator stored) {
    String value = values.get(constant);
    if (value == null) {
      throw new IllegalArgumentException("no constant " + constant + " in the ABI table");
    }
    return switch (value.charAt(0)) {
      case '&' -> address(constant, value.substring(1), address);
      case '*' -> stored.applyAsLong(address(constant, value.substring(1), address));
      default -> Long.decode(value);
    };
  }

  private static long address(String constant, String symbol, ToLongFunction<String> addresses) {
    long address = addresses.applyAsLong(symbol);
    if (address == 0) {
      throw new UnsatisfiedLinkError("no symbol " + symbol + " for " + constant);
    }
    return address;
  }

  private static List<String[]> rows() {
    try {
      String table = new String(ClassPathFile.read(AbiTable.class, "abi.csv"), UTF_8);
      List<String[]> rows = new ArrayList<>();
      for (String line : table.split("\n")) {
        rows.add(line.split(",", -1));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException("the ABI table cannot be read", e);
    }
  }
}
