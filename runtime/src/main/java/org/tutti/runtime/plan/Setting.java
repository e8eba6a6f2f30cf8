package org.tutti.runtime.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.mpi.diagnostic.UserError;

/**
 * One thing that can be set: by an annotation's attribute, by an option of the command line, in
 * {@link org.tutti.runtime.Options} and in {@link Defaults}, everywhere by the same text.
 *
 * <p>Its name follows from the annotation: attribute {@code value} of {@code @Repetitions} is the
 * setting {@code repetitions}, attribute {@code seconds} the setting {@code repetitions-seconds}.
 *
 * @param <T> type of its value
 */
public final class Setting<T> {
  private static final List<Setting<?>> ALL = new ArrayList<>();

  /** Message sizes in bytes. */
  public static final Setting<List<Long>> MSIZES =
      setting("msizes", "sizes such as 8,1Ki,8..64Ki*2", Msizes::parse);

  /** How ranks are made to start together, such as {@code WINDOW_HCA}. */
  public static final Setting<String> SYNC =
      setting("sync", "a synchronisation such as BARRIER or WINDOW_HCA", Texts::upperCase);

  /** Whether the cache is made cold before each observation. */
  public static final Setting<Boolean> COLD_CACHE =
      setting("cold-cache", "true or false", Texts::truth);

  /** Observations of a cell in a launch. */
  public static final Setting<Integer> REPETITIONS =
      setting("repetitions", "a whole number, at least 1", Texts.atLeast(1));

  /** Launches in a campaign. */
  public static final Setting<Integer> LAUNCHES =
      setting("launches", "a whole number, at least 1", Texts.atLeast(1));

  /** Calls before the first observation of a cell. */
  public static final Setting<Integer> WARMUP =
      setting("warmup", "a whole number, at least 0", Texts.atLeast(0));

  private final String name;
  private final String kind;
  private final Function<String, T> reader;

  private Setting(String name, String kind, Function<String, T> reader) {
    this.name = name;
    this.kind = kind;
    this.reader = reader;
  }

  private static <T> Setting<T> setting(String name, String kind, Function<String, T> reader) {
    Setting<T> setting = new Setting<>(name, kind, reader);
    ALL.add(setting);
    return setting;
  }

  /** All settings, in the order in which they are shown. */
  public static List<Setting<?>> all() {
    return Collections.unmodifiableList(ALL);
  }

  /** The setting of this name, if there is one. */
  public static Optional<Setting<?>> named(String name) {
    return ALL.stream().filter(setting -> setting.name.equals(name)).findFirst();
  }

  /** The name, such as {@code cold-cache}; two dashes before it make it an option. */
  public String name() {
    return name;
  }

  /** What its text looks like, for people. */
  public String kind() {
    return kind;
  }

  /**
   * Reads a value.
   *
   * @throws UserError TUTTI-010 for message sizes, else TUTTI-011, if the text is no such value
   */
  public T parse(String text) {
    try {
      return reader.apply(text.strip());
    } catch (IllegalArgumentException e) {
      throw new UserError(
          11, "Bad value '" + text + "' for " + name + ".", "Give " + kind + ".", e);
    }
  }

  @Override
  public String toString() {
    return name;
  }

  /** Readers of text that throw IllegalArgumentException. */
  private static final class Texts {
    static String upperCase(String text) {
      return text.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    static boolean truth(String text) {
      if (!Arrays.asList("true", "false").contains(text)) {
        throw new IllegalArgumentException(text);
      }
      return Boolean.parseBoolean(text);
    }

    static Function<String, Integer> atLeast(int least) {
      return text -> {
        int value = Integer.parseInt(text);
        if (value < least) {
          throw new IllegalArgumentException(text);
        }
        return value;
      };
    }
  }
}
