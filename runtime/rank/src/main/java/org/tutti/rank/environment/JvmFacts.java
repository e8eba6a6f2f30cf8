package org.tutti.rank.environment;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.host.CpuMask;
import org.tutti.rank.jvm.ProfilerRequest;
import org.tutti.rank.jvm.RankJvmOptions;
import org.tutti.records.launch.LaunchEnvironment;

/** Facts about the JVM and its arguments. */
final class JvmFacts {
  private JvmFacts() {}

  static void addTo(Map<String, String> facts) {
    facts.put("jvm.version", property("java.runtime.version"));
    facts.put("jvm.name", property("java.vm.name"));
    facts.put("jvm.vendor", property("java.vendor.version", "java.vendor"));
    facts.put("jvm.home", property("java.home"));
    facts.put("jvm.mode", property("java.vm.info"));
    facts.put("os.architecture", property("os.arch"));
    JvmCacheUse cache =
        JvmCacheUse.ofThisJvm(ManagementFactory.getRuntimeMXBean().getInputArguments());
    List<String> options = cache.otherOptions();
    // Its value differs between attempts, and measures nothing.
    List<String> measuring = new ArrayList<>();
    for (String option : options) {
      if (!option.startsWith(RankJvmOptions.CRASH_FILE)) {
        measuring.add(option);
      }
    }
    facts.put("jvm.arguments", String.join(" ", measuring));
    facts.put("jvm.cache", cache.fact());
    facts.put("jvm.maximumHeapBytes", Long.toString(Runtime.getRuntime().maxMemory()));
    // The JVM would give those of the calling thread, which may be bound to a single one.
    facts.put("jvm.processors", Integer.toString(CpuMask.ofThisProcess().cardinality()));
    String classPath = property("java.class.path");
    facts.put(ProgramFact.CLASS_PATH, classPath);
    facts.put(ProgramFact.NAME, ProgramFact.opened(classPath));
    Optional<ProfilerRequest> profiler = ProfilerRequest.of(System.getenv());
    if (profiler.isPresent()) {
      facts.put(LaunchEnvironment.PROFILER, profiler.get().fact());
    }
  }

  private static String property(String... names) {
    for (String name : names) {
      String value = System.getProperty(name, "");
      if (!value.isEmpty()) {
        return value;
      }
    }
    return MachineFacts.UNKNOWN;
  }
}
