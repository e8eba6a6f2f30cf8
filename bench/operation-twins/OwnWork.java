package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Whether the timed part of an operation computes or waits by itself, which calls of MPI do not
 * show: whether the code of the catalog that it reaches reads the time or computes.
 */
final class OwnWork {
  private static final String OPERATIONS = "org/tutti/operations/";
  private static final List<String> COMPUTATIONS =
      List.of(OPERATIONS + "computation/", OPERATIONS + "overlap/Work");
  private static final Method CLOCK = new Method("java/lang/System", "nanoTime", "()J");

  private final ClassLoader loader;

  /** What the methods of each class call. */
  private final Map<String, Calls> classes = new HashMap<>();

  /**
   * @param loader that has the catalog
   */
  OwnWork(ClassLoader loader) {
    this.loader = loader;
  }

  private record Method(String owner, String name, String descriptor) {
    boolean isWork() {
      return equals(CLOCK) || COMPUTATIONS.stream().anyMatch(owner::startsWith);
    }

    boolean isOfCatalog() {
      return owner.startsWith(OPERATIONS);
    }

    Method in(String type) {
      return new Method(type, name, descriptor);
    }
  }

  /**
   * A class.
   *
   * @param parent its superclass
   * @param made what each method calls
   * @param timed what the timed parts of a harness call
   */
  private record Calls(String parent, Map<Method, Set<Method>> made, Set<Method> timed) {}

  /**
   * Whether it does.
   *
   * @param harness name of the class that measures it
   * @param type name of the class that declares it
   */
  boolean isIn(String harness, String type) {
    String own = type.replace('.', '/');
    Deque<Method> next = new ArrayDeque<>(calls(harness.replace('.', '/')).timed());
    Set<Method> seen = new HashSet<>(next);
    while (!next.isEmpty()) {
      Method method = next.remove();
      if (method.isWork()) {
        return true;
      }
      if (method.isOfCatalog()) {
        for (String start : List.of(own, method.owner())) {
          called(method.in(start)).stream().filter(seen::add).forEach(next::add);
        }
      }
    }
    return false;
  }

  /** What a method calls, which the class may have inherited. */
  private Set<Method> called(Method method) {
    for (String type = method.owner(); type.startsWith(OPERATIONS); type = calls(type).parent()) {
      Set<Method> made = calls(type).made().get(method.in(type));
      if (made != null) {
        return made;
      }
    }
    return Set.of();
  }

  private Calls calls(String type) {
    Calls known = classes.get(type);
    if (known == null) {
      known = read(type);
      classes.put(type, known);
    }
    return known;
  }

  private Calls read(String type) {
    Map<Method, Set<Method>> made = new HashMap<>();
    Set<Method> timed = new HashSet<>();
    ClassReader reader;
    try (InputStream file = loader.getResourceAsStream(type + ".class")) {
      reader = new ClassReader(file);
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + type, e);
    }
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            Set<Method> called = new HashSet<>();
            made.put(new Method(type, name, descriptor), called);
            return new CallVisitor(called, timed);
          }
        },
        ClassReader.SKIP_DEBUG);
    return new Calls(reader.getSuperName(), made, timed);
  }

  /** Collects what a method calls, and what it calls between two readings of the clock. */
  private static final class CallVisitor extends MethodVisitor {
    private final Set<Method> called;
    private final Set<Method> timed;
    private boolean isTimed;

    CallVisitor(Set<Method> called, Set<Method> timed) {
      super(Opcodes.ASM9);
      this.called = called;
      this.timed = timed;
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      Method method = new Method(owner, name, descriptor);
      isTimed ^= owner.endsWith("/RankClock") && name.equals("now");
      called.add(method);
      if (isTimed) {
        timed.add(method);
      }
    }
  }
}
