package org.tutti.runtime.plan;

import java.util.Locale;
import java.util.function.Function;
import org.tutti.sync.SyncPlan;

/** Readers of the texts of settings; they throw IllegalArgumentException with the reason. */
final class SettingReaders {
  private SettingReaders() {}

  static boolean truth(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException("it is neither true nor false");
    }
    return Boolean.parseBoolean(text);
  }

  static Function<String, Integer> atLeast(int least) {
    return text -> {
      int value = Integer.parseInt(text);
      if (value < least) {
        throw new IllegalArgumentException("it is below " + least);
      }
      return value;
    };
  }

  /**
   * The complete name of a synchronisation; {@code window-hca} is as good as {@code WINDOW_HCA}.
   */
  static String sync(String text) {
    return SyncPlan.of(text.toUpperCase(Locale.ROOT).replace('-', '_')).name();
  }
}
