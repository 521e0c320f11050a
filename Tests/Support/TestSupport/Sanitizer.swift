import Foundation

/// Whether this program was built with a sanitizer.
///
/// Sanitizers take memory by files, lock none of it and switch core dumps off, so that a few tests would test them
/// instead of the project.
public let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
    dlsym(dlopen(nil, RTLD_NOW), name) != nil
}
