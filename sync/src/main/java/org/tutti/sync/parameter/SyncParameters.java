package org.tutti.sync.parameter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parameters of one synchronization: those that it takes and the values given. Immutable. */
public final class SyncParameters {
  private final List<SyncParameter<?>> taken;
  private final Map<SyncParameter<?>, Number> given;

  private SyncParameters(List<SyncParameter<?>> taken, Map<SyncParameter<?>, Number> given) {
    this.taken = taken;
    this.given = given;
  }

  /** All with their defaults. */
  public static SyncParameters of(List<SyncParameter<?>> taken) {
    return new SyncParameters(List.copyOf(taken), Map.of());
  }

  /** The value that was given, or else the default. */
  public <T extends Number> T get(SyncParameter<T> parameter) {
    require(parameter);
    @SuppressWarnings("unchecked") // Only with() adds values, and each with its own parameter.
    T value = (T) given.get(parameter);
    return value == null ? parameter.defaultValue() : value;
  }

  /** Whether the parameter is taken here and a value was given for it. */
  public boolean isGiven(SyncParameter<?> parameter) {
    return given.containsKey(parameter);
  }

  /**
   * The same parameters with another value.
   *
   * @throws org.tutti.diagnostics.TuttiException if the value is refused
   */
  public <T extends Number> SyncParameters with(SyncParameter<T> parameter, T value) {
    require(parameter);
    Map<SyncParameter<?>, Number> values = new HashMap<>(given);
    values.put(parameter, parameter.check(value));
    return new SyncParameters(taken, values);
  }

  /** The parameter called {@code key}, if it is taken here. */
  public Optional<SyncParameter<?>> named(String key) {
    for (SyncParameter<?> parameter : taken) {
      if (parameter.key().equals(key)) {
        return Optional.of(parameter);
      }
    }
    return Optional.empty();
  }

  /** The names of the parameters taken, in the order in which they are declared. */
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (SyncParameter<?> parameter : taken) {
      keys.add(parameter.key());
    }
    return keys;
  }

  /** The values given, as in {@code fit-points=300,window=50000ns}; empty if none was. */
  public String text() {
    List<String> texts = new ArrayList<>();
    for (SyncParameter<?> parameter : taken) {
      if (isGiven(parameter)) {
        texts.add(parameter.key() + "=" + parameter.format(given.get(parameter)));
      }
    }
    return String.join(",", texts);
  }

  private void require(SyncParameter<?> parameter) {
    if (!taken.contains(parameter)) {
      throw new IllegalArgumentException("not declared: " + parameter);
    }
  }

  /** Whether both take the same parameters and were given the same values. */
  @Override
  public boolean equals(Object other) {
    return other instanceof SyncParameters parameters
        && taken.equals(parameters.taken)
        && given.equals(parameters.given);
  }

  @Override
  public int hashCode() {
    return given.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
