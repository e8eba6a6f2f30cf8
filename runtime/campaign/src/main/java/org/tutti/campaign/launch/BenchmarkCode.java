package org.tutti.campaign.launch;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * What the classes of benchmarks call, by their class files: the constant pool names the class of
 * each method (Java Virtual Machine Specification, section 4.4).
 */
final class BenchmarkCode {
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

  private static final int MAGIC_AND_VERSION = 8;

  /** The bytes of access flags, name, and superclass. */
  private static final int FLAGS_AND_CLASSES = 6;

  private final Function<String, Optional<byte[]>> files;

  /** Reads the classes on the class path of this JVM. */
  BenchmarkCode() {
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
  boolean isCompiledIntoLoops(Collection<String> classes) {
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
    try (DataInputStream data = new DataInputStream(new ByteArrayInputStream(file))) {
      data.skipNBytes(MAGIC_AND_VERSION);
      int count = data.readUnsignedShort();
      String[] texts = new String[count];
      int[] names = new int[count];
      Set<Integer> owners = new HashSet<>();
      for (int index = 1; index < count; index++) {
        int tag = data.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[index] = data.readUTF();
          case 3, 4, 9, 12, 17, 18 -> data.skipNBytes(4);
          case 5, 6 -> {
            data.skipNBytes(8);
            index++; // A long or a double takes two places.
          }
          case 7 -> names[index] = data.readUnsignedShort();
          case 8, 16, 19, 20 -> data.skipNBytes(2);
          case 10, 11 -> {
            owners.add(data.readUnsignedShort());
            data.skipNBytes(2);
          }
          case 15 -> data.skipNBytes(3);
          default -> {
            return Optional.empty();
          }
        }
      }
      data.skipNBytes(FLAGS_AND_CLASSES);
      for (int left = data.readUnsignedShort(); left > 0; left--) {
        owners.add(data.readUnsignedShort());
      }
      Set<String> called = new HashSet<>();
      for (int owner : owners) {
        String name = texts[names[owner]];
        if (name == null) {
          return Optional.empty();
        }
        called.add(name);
      }
      return Optional.of(called);
    } catch (IOException | IndexOutOfBoundsException e) {
      return Optional.empty();
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
