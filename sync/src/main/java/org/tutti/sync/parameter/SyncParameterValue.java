package org.tutti.sync.parameter;

/**
 * A parameter of a synchronization with a value that it accepts.
 *
 * @param <T> type of the value
 */
public record SyncParameterValue<T extends Number>(SyncParameter<T> parameter, T value) {

  /**
   * Reads the value from text.
   *
   * @throws org.tutti.diagnostics.TuttiException 3 if the value is refused
   */
  public static <T extends Number> SyncParameterValue<T> parse(
      SyncParameter<T> parameter, String text) {
    return new SyncParameterValue<>(parameter, parameter.parse(text));
  }
}
