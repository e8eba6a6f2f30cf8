package org.tutti.measure.harness;

/**
 * A name that selects benchmarks, in which {@code *} stands for any text. Matched without a regular
 * expression, since each rank that is started by hand does so.
 */
record NameGlob(String glob) {
  private static final char DOT = '.';

  /** Whether a name is this one. */
  boolean isWhole(String name) {
    return matches(name, 0, name.length());
  }

  /**
   * Whether it is a benchmark's own name, with or without its package, its class, or its method.
   */
  boolean isOwn(String benchmark) {
    int method = benchmark.lastIndexOf(DOT);
    return endsAt(benchmark, benchmark.length()) || method >= 0 && endsAt(benchmark, method);
  }

  /**
   * Whether it is the name of something that the benchmark is in, such as a class around its own.
   */
  boolean isAround(String benchmark) {
    for (int dot = benchmark.indexOf(DOT); dot >= 0; dot = benchmark.indexOf(DOT, dot + 1)) {
      if (dot < benchmark.length() - 1 && endsAt(benchmark, dot)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether it is what stands before {@code end}, perhaps without the packages at the beginning.
   */
  private boolean endsAt(String name, int end) {
    int begin = 0;
    while (begin <= end) {
      if (matches(name, begin, end)) {
        return true;
      }
      int dot = name.indexOf(DOT, begin);
      if (dot < 0 || dot >= end) {
        return false;
      }
      begin = dot + 1;
    }
    return false;
  }

  private boolean matches(String name, int begin, int end) {
    int at = begin;
    int own = 0;
    int star = -1;
    int afterStar = begin;
    while (at < end) {
      if (own < glob.length() && glob.charAt(own) == '*') {
        star = own++;
        afterStar = at;
      } else if (own < glob.length() && glob.charAt(own) == name.charAt(at)) {
        own++;
        at++;
      } else if (star >= 0) {
        own = star + 1;
        at = ++afterStar;
      } else {
        return false;
      }
    }
    while (own < glob.length() && glob.charAt(own) == '*') {
      own++;
    }
    return own == glob.length();
  }
}
