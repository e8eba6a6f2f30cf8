package org.tutti.cli.option;

import org.tutti.records.settings.SettingReaders;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a count, which must be at least one. */
public class CountConverter implements ITypeConverter<Integer> {
  private final int least;
  private final int most;

  public CountConverter() {
    this(1, Integer.MAX_VALUE);
  }

  private CountConverter(int least, int most) {
    this.least = least;
    this.most = most;
  }

  @Override
  public Integer convert(String value) {
    if (value.matches("\\d{1,10}") && Long.parseLong(value) <= most) {
      int count = Integer.parseInt(value);
      if (count >= least) {
        return count;
      }
    }
    throw new TypeConversionException(
        "'"
            + value
            + "' is not a whole number of at least "
            + least
            + (most < Integer.MAX_VALUE ? " and at most " + most : ""));
  }

  /** Reads numbers of ranks; no machine has as many as the largest. */
  public static final class RankCounts extends CountConverter {
    public RankCounts() {
      super(1, SettingReaders.MOST_PROCESSES);
    }
  }

  /** Reads counts of at least 2, because their variation is measured. */
  public static final class AtLeastTwo extends CountConverter {
    public AtLeastTwo() {
      super(2, Integer.MAX_VALUE);
    }
  }
}
