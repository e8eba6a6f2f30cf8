package org.tutti.measure.environment;

/** Lists of CPUs as the kernel writes them, such as {@code 0-3,8}. */
final class CpuList {
  private CpuList() {}

  /** How many CPUs a list names; 0 if it is empty or no such list. */
  static int count(String list) {
    if (!list.matches("\\d{1,6}(-\\d{1,6})?(,\\d{1,6}(-\\d{1,6})?)*")) {
      return 0;
    }
    int count = 0;
    for (String range : list.split(",")) {
      int dash = range.indexOf('-');
      count +=
          dash < 0
              ? 1
              : 1
                  + Integer.parseInt(range.substring(dash + 1))
                  - Integer.parseInt(range.substring(0, dash));
    }
    return count;
  }
}
