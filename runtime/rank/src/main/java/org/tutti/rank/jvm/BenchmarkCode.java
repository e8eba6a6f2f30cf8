package org.tutti.rank.jvm;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * What the classes of benchmarks call, by their class files: the constant pool names the class of
 * each method (Java Virtual Machine Specification, section 4.4).
 */
public final class BenchmarkCode {
  /**
   * Classes whose methods a timed loop contains once it is compiled, or which it leaves only when a
   * benchmark fails; and those of Tutti that benchmarks use.
   */
  private static final Pattern COMPILED_INTO_LOOPS =
      Pattern.compile(
          "\\[.*|java/lang/(Object|Math|StrictMath|System|Number|Boolean|Byte|Short|Character"
              + "|Integer|Long|Float|Double|Record|Enum|\\w+(Exception|Error)"
              + "|invoke/LambdaMetafactory)"
              + "|java/nio/(\\w*Buffer|ByteOrder)|java/util/(Arrays|Random|SplittableRandom)"
              + "|org/tutti/(annotations|diagnostics|mpi|operations|runtime)/.*");

  /** Whoever has more is not looked through. */
  private static final int MAX_CLASSES = 100;

  /** Tags of constants that name a method: of a class, and of an interface. */
  private static final Set<Integer> METHODS = Set.of(10, 11);

  private final Function<String, Optional<byte[]>> files;

  /** Reads the classes on the class path of this JVM. */
  public BenchmarkCode() {
    this(BenchmarkCode::onClassPath);
  }

  /**
   * @param files class files by the internal names of their classes
   */
  BenchmarkCode(Function<String, Optional<byte[]>> files) {
    this.files = files;
  }

  /**
   * Whether these classes, and those of the project that they use, call only what is compiled into
   * timed loops. A class that cannot be read may call anything.
   *
   * @param classes binary names
   */
  public boolean isCompiledIntoLoops(Collection<String> classes) {
    Deque<String> next = new ArrayDeque<>();
    classes.forEach(name -> next.add(name.replace('.', '/')));
    Set<String> seen = new HashSet<>();
    while (!next.isEmpty()) {
      String name = next.remove();
      if (COMPILED_INTO_LOOPS.matcher(name).matches() || !seen.add(name)) {
        continue;
      }
      Optional<Set<String>> called =
          name.startsWith("java/") || seen.size() > MAX_CLASSES
              ? Optional.empty()
              : files.apply(name).flatMap(BenchmarkCode::calledClasses);
      if (called.isEmpty()) {
        return false;
      }
      next.addAll(called.get());
    }
    return true;
  }

  /**
   * The classes whose methods a class calls, and its interfaces, whose methods it may have
   * inherited; empty if this is no class file. The constructor calls that of the superclass.
   */
  private static Optional<Set<String>> calledClasses(byte[] file) {
    try {
      ClassReader type = new ClassReader(file);
      Set<String> called = new HashSet<>(List.of(type.getInterfaces()));
      char[] text = new char[type.getMaxStringLength()];
      for (int index = 1; index < type.getItemCount(); index++) {
        int constant = type.getItem(index);
        // The second place of a long or a double has none.
        if (constant > 0 && METHODS.contains(type.readByte(constant - 1))) {
          String owner = type.readClass(constant, text);
          if (owner == null) {
            return Optional.empty();
          }
          called.add(owner);
        }
      }
      return Optional.of(called);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return Optional.empty(); // Also for a JDK that the library does not know.
    }
  }

  private static Optional<byte[]> onClassPath(String name) {
    try {
      return ClassPathFile.read(Thread.currentThread().getContextClassLoader(), name + ".class");
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
