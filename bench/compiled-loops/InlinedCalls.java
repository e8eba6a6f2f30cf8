package org.tutti.bench.compiledloops;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which calls the JVM's last compiler has inlined, from the log of one compilation.
 *
 * @param loops classes of the harnesses whose timed loop it compiled: the method itself, or in the
 *     code of the method handle by which it is entered
 * @param missing methods that each call of the library passes through, but that were not inlined:
 *     of Tutti's binding because they had grown large by themselves, of the JDK also because they
 *     are not small and were not known to be called often
 */
record InlinedCalls(List<String> loops, List<String> missing) {
  private static final Pattern LINE =
      Pattern.compile(
          "<klass id='(?<klass>\\d+)' name='(?<type>[^']*)'"
              + "|<method id='(?<method>\\d+)' holder='(?<holder>\\d+)' name='(?<name>[^']*)'"
              + "|<parse method='(?<parsed>\\d+)'"
              + "|<call method='(?<callee>\\d+)'"
              + "|<inline_fail reason='(?<reason>[^']*)'");
  private static final Pattern LOOP = Pattern.compile("(.*_Harness\\$.*)\\.measure");
  private static final String BINDING = "org.tutti.mpi.";
  private static final String FOREIGN_CALLS = "jdk.internal.foreign.";

  /** The JVM's reason if a method has grown too large on its own. */
  private static final String TOO_LARGE = "already compiled into";

  /** The JVM's reason if a method is not small, and is not known to be called often. */
  private static final String NOT_SMALL = "too big";

  static InlinedCalls of(String compilation) {
    Map<String, String> types = new HashMap<>();
    Map<String, String> methods = new HashMap<>();
    List<String> loops = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    String callee = "";
    for (Matcher line = LINE.matcher(compilation); line.find(); ) {
      if (line.group("klass") != null) {
        types.put(line.group("klass"), line.group("type"));
      } else if (line.group("method") != null) {
        String type = types.getOrDefault(line.group("holder"), "");
        methods.put(line.group("method"), type + "." + line.group("name"));
      } else if (line.group("parsed") != null) {
        Matcher loop = LOOP.matcher(methods.getOrDefault(line.group("parsed"), ""));
        if (loop.matches()) {
          loops.add(loop.group(1));
        }
      } else if (line.group("callee") != null) {
        callee = methods.getOrDefault(line.group("callee"), "");
      } else if (isMissing(callee, line.group("reason"))) {
        missing.add(callee);
      }
    }
    return new InlinedCalls(loops, missing);
  }

  private static boolean isMissing(String callee, String reason) {
    boolean isForeignCall = callee.startsWith(FOREIGN_CALLS);
    return reason.startsWith(TOO_LARGE) && (isForeignCall || callee.startsWith(BINDING))
        || reason.equals(NOT_SMALL) && isForeignCall;
  }
}
