package org.tutti.runtime.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
  private static final String SWITCH = "true|false";

  /** Message sizes in bytes. */
  public static final Setting<List<Long>> MSIZES =
      setting(
          "msizes", "SIZES", "Message sizes in bytes, such as 8,1Ki or 8..64Ki*2.", Msizes::parse);

  /** How ranks are made to start together, such as {@code WINDOW_HCA}. */
  public static final Setting<String> SYNC =
      setting(
          "sync",
          "METHOD",
          "How ranks start together, such as BARRIER or WINDOW_HCA.",
          SettingReaders::sync);

  /** Whether the cache is made cold before each observation. */
  public static final Setting<Boolean> COLD_CACHE =
      setting(
          "cold-cache",
          SWITCH,
          "Overwrite the cache before each observation, or leave it warm.",
          SettingReaders::truth);

  /** Observations of a cell in a launch. */
  public static final Setting<Integer> REPETITIONS =
      setting(
          "repetitions",
          "N",
          "Observations per cell in a launch.",
          SettingReaders.atLeast(1),
          "nrep");

  /** Launches in a campaign. */
  public static final Setting<Integer> LAUNCHES =
      setting("launches", "N", "Launches of a campaign.", SettingReaders.atLeast(1));

  /** Calls before the first observation of a cell. */
  public static final Setting<Integer> WARMUP =
      setting(
          "warmup",
          "N",
          "Calls at least before the first observation of a cell.",
          SettingReaders.atLeast(0));

  private final String name;
  private final List<String> aliases;
  private final String label;
  private final String description;
  private final Function<String, T> reader;

  private Setting(
      String name,
      List<String> aliases,
      String label,
      String description,
      Function<String, T> reader) {
    this.name = name;
    this.aliases = aliases;
    this.label = label;
    this.description = description;
    this.reader = reader;
  }

  private static <T> Setting<T> setting(
      String name,
      String label,
      String description,
      Function<String, T> reader,
      String... aliases) {
    Setting<T> setting = new Setting<>(name, List.of(aliases), label, description, reader);
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

  /** Other names of the option. */
  public List<String> aliases() {
    return aliases;
  }

  /** What stands for its value in help, such as {@code N}. */
  public String label() {
    return label;
  }

  /** Whether it is either true or false. */
  public boolean isSwitch() {
    return label.equals(SWITCH);
  }

  /** What it does, in a sentence. */
  public String description() {
    return description;
  }

  /**
   * Reads a value.
   *
   * @throws UserError TUTTI-010 for message sizes, TUTTI-040 for synchronisations, else TUTTI-011,
   *     if the text is no such value
   */
  public T parse(String text) {
    try {
      return reader.apply(text.strip());
    } catch (IllegalArgumentException e) {
      String why = e instanceof NumberFormatException ? "it is no such number" : e.getMessage();
      throw new UserError(
          11, "Bad value '" + text + "' for " + name + ": " + why + ".", description, e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
