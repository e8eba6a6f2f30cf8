package org.tutti.mpi.natives.linker;

/** The linker of this JVM, made once: each links the functions that it needs for itself. */
final class ThisJvm {
  static final NativeLinker LINKER =
      Runtime.version().feature() >= ForeignLinker.FIRST_FEATURE_RELEASE
          ? new ForeignLinker()
          : JniLinker.find().orElseGet(JnaLinker::new);

  private ThisJvm() {}
}
